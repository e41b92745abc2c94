import { type CarButtonKind, cardButtons } from '@forecourt/schema/carButton'
import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { carButtonsFor } from './carButtonsFor'

const config = buildConfig({ phone: { main: '02 5550 0000' } })
const all = (Object.keys(cardButtons) as CarButtonKind[]).map((id) => ({ id, label: '', style: 'secondary' as const }))
const ids = (car: Partial<Car>, place: 'card' | 'vdp' = 'vdp', settings = config) =>
  carButtonsFor(buildCar(car), all, { config: settings, place }).map(({ id }) => id)

it.each(['sold', 'withdrawn', 'draft'] as const)(
  'a car that is %s has only Find Me Something Similar (CAR-04, CARD-10, VDP-29)',
  (status) => {
    expect(carButtonsFor(buildCar({ status }), all, { config, place: 'vdp' })).toEqual([
      { id: 'similar', label: 'Find Me Something Similar', style: 'primary' },
    ])
  },
)

it('keeps the site’s order, words and style (VDP-07, CFG-17, CFG-18)', () => {
  const buttons = [
    { id: 'testDrive', label: 'Take it for a spin', style: 'success' },
    { id: 'enquire', label: '', style: 'primary' },
    { id: 'finance', label: '  ', style: 'outline' },
  ] as const
  expect(
    carButtonsFor(buildCar(), buttons, { config: buildConfig({ finance: { buttonLabel: 'Finance Enquiry' } }), place: 'vdp' }),
  ).toEqual([
    { id: 'testDrive', label: 'Take it for a spin', style: 'success' },
    { id: 'enquire', label: 'Enquire Now', style: 'primary' },
    { id: 'finance', label: 'Finance Enquiry', style: 'outline' },
  ])
})

it('says less on a card than on the car’s page (CARD-06, VDP-07)', () => {
  const buttons = [{ id: 'tradeIn', label: '', style: 'outline' }] as const
  expect(carButtonsFor(buildCar(), buttons, { config, place: 'card' })[0]?.label).toBe('Trade In')
  expect(carButtonsFor(buildCar(), buttons, { config, place: 'vdp' })[0]?.label).toBe('Trade-in Valuation')
})

it('has words for every button (VDP-07)', () => {
  for (const place of ['card', 'vdp'] as const)
    for (const { label } of carButtonsFor(buildCar(), all, { config, place })) expect(label).not.toBe('')
})

it.each([
  { name: 'Call Now without a location phone (VDP-12)', car: { locationPhone: null }, hidden: ['callNow'], kept: ['call', 'whatsapp'] },
  {
    name: 'an offer and printing without a price (ENQ-26, VDP-11)',
    car: { priceCents: null },
    hidden: ['makeOffer', 'print'],
    kept: ['enquire'],
  },
  { name: 'an offer at a price of 10 dollars (CAR-17)', car: { priceCents: 1000 }, hidden: ['makeOffer', 'print'], kept: ['finance'] },
  { name: 'printing without a picture (VDP-11)', car: { images: [] }, hidden: ['print'], kept: ['makeOffer'] },
  { name: 'finance for a make without it (CAR-23)', car: { make: 'SUZUKI' }, hidden: ['finance'], kept: ['enquire'] },
] satisfies { name: string; car: Partial<Car>; hidden: CarButtonKind[]; kept: CarButtonKind[] }[])(
  'leaves out $name',
  ({ car, hidden, kept }) => {
    const shown = ids(car)
    for (const id of hidden) expect(shown).not.toContain(id)
    for (const id of kept) expect(shown).toContain(id)
  },
)

it('leaves out every call when there is no number at all (VDP-14)', () => {
  const shown = ids({ locationPhone: null }, 'vdp', buildConfig())
  for (const id of ['call', 'callNow', 'whatsapp']) expect(shown).not.toContain(id)
})

it('leaves out what leads nowhere: details on the car’s own page, location without its section (VDP-05)', () => {
  expect(ids({})).not.toContain('details')
  expect(ids({}, 'card')).toContain('details')
  expect(ids({}, 'vdp', buildConfig({ vdp: { showMap: false } }))).not.toContain('location')
})
