import { type CarButtonKind, cardButtons } from '@forecourt/schema/carButton'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { carButtonReasons } from './buttonReasons'
import type { CarButtonRule } from './CarButtonRule'
import { carButtons } from './carButtons'
import { carButtonsFor } from './carButtonsFor'

const all = (Object.keys(cardButtons) as CarButtonKind[]).map((id) => ({ id, label: '', style: 'secondary' as const }))
const context = (settings: ConfigValues = {}, place: 'card' | 'vdp' = 'vdp') => ({
  config: buildConfig(settings),
  place,
  location: buildLocation(),
  now: '2026-03-11T02:00:00Z',
})
const findReason = (id: CarButtonKind, car: Partial<Car>, settings: ConfigValues = {}) =>
  carButtonReasons(buildCar(car), all, context(settings)).find((reason) => reason.id === id)

it.each([
  { id: 'enquire', reason: 'Shown: every car in stock has it.', setting: null },
  { id: 'print', reason: 'Shown: nothing is missing. It needs a price above $10 and a picture.', setting: null },
  { id: 'print', car: { images: [] }, reason: 'Hidden: it needs a picture.', setting: null },
  { id: 'print', car: { images: [], priceCents: null }, reason: 'Hidden: it needs a price above $10.', setting: null },
  { id: 'reserve', reason: 'Hidden: it needs reservations to be offered.', setting: '/checkout/enabled' },
  {
    id: 'reserve',
    settings: { checkout: { enabled: true } },
    car: { reserved: true },
    reason: 'Hidden: it needs a car that isn’t reserved.',
    setting: null,
  },
  { id: 'reserve', settings: { checkout: { enabled: true } }, reason: 'Hidden: it needs a dealership that takes payments.', setting: null },
  { id: 'history', reason: 'Hidden: it needs a history report.', setting: null },
  { id: 'testDrive', reason: 'Shown: nothing is missing. It needs a car that has arrived.', setting: null },
  { id: 'testDrive', car: { reserved: true }, reason: 'Shown: nothing is missing. It needs a car that has arrived.', setting: null },
  { id: 'testDrive', car: { status: 'coming_soon' }, reason: 'Hidden: it needs a car that has arrived.', setting: null },
  { id: 'testDrive', car: { preorder: true }, reason: 'Hidden: it needs a car that has arrived.', setting: null },
  { id: 'makeOffer', car: { status: 'coming_soon' }, reason: 'Hidden: it needs a car that has arrived.', setting: null },
  { id: 'makeOffer', car: { preorder: true }, reason: 'Hidden: it needs a car that has arrived.', setting: null },
  { id: 'makeOffer', car: { reserved: true }, reason: 'Hidden: it needs a car that isn’t reserved.', setting: null },
  {
    id: 'enquire',
    settings: { checkout: { enabled: true }, chat: { enabled: true } },
    reason: 'Hidden: Instant Message takes its place.',
    setting: '/chat/enabled',
  },
] satisfies { id: CarButtonKind; car?: Partial<Car>; settings?: ConfigValues; reason: string; setting: string | null }[])(
  'the editor explains why $id shows or is hidden (VDP-07): $reason',
  ({ id, car = {}, settings = {}, reason, setting }) => {
    expect(findReason(id, car, settings)).toEqual({ id, shown: reason.startsWith('Shown'), reason, setting })
  },
)

it('“Why?” explains that a sold car has only the “similar” button (CAR-04, CARD-10)', () => {
  const [similar, ...others] = carButtonReasons(buildCar({ status: 'sold' }), all, context())
  expect(similar).toMatchObject({ id: 'similar', shown: true })
  expect(others.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(others.every(({ shown }) => !shown)).toBe(true)
})

it.each([
  { name: 'a plain car', car: {}, settings: {} },
  { name: 'a bare car', car: { priceCents: null, images: [], locationPhone: null }, settings: { social: { share: [] } } },
  { name: 'a sold car', car: { status: 'sold' }, settings: {} },
  { name: 'a car to reserve', car: { paymentProcessors: ['stripe'] }, settings: { checkout: { enabled: true } } },
  { name: 'Instant Message', car: {}, settings: { checkout: { enabled: true }, chat: { enabled: true } } },
] satisfies { name: string; car: Partial<Car>; settings: ConfigValues }[])(
  'the editor reports as shown exactly the buttons that show (VDP-07, CARD-06): $name',
  ({ car, settings }) => {
    for (const place of ['card', 'vdp'] as const) {
      const reasons = carButtonReasons(buildCar(car), all, context(settings, place))
      const shown = carButtonsFor(buildCar(car), all, context(settings, place))
        .map(({ id }) => id)
        .slice(0, place === 'card' ? 2 : all.length)
      expect(reasons.flatMap(({ id, shown }) => (shown ? [id] : [])).toSorted()).toEqual(shown.toSorted())
    }
  },
)

it('“Why?” explains that a card shows at most the configured number of buttons (CARD-06)', () => {
  const reasons = carButtonReasons(buildCar(), all, context({ card: { mostButtons: 1 } }, 'card'))
  expect(reasons.filter(({ shown }) => shown)).toHaveLength(1)
  expect(reasons).toContainEqual({
    id: 'details',
    shown: false,
    reason: 'Hidden: cards show the first button that suits the car.',
    setting: '/card/mostButtons',
  })
})

it('the editor’s “Why?” names only existing settings (VDP-07)', () => {
  const namedSettings = Object.values<CarButtonRule>(carButtons).flatMap(({ needs }) => needs.flatMap(({ setting }) => setting ?? []))
  expect(namedSettings.filter((pointer) => settingAt(pointer) === null)).toEqual([])
})
