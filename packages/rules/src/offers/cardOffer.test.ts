import { expect, it } from 'vitest'
import { explain } from '../parts/explain'
import { shownValue } from '../parts/Part'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildOffer } from '../testing/buildOffer'
import { cardOffer, cardOfferText } from './cardOffer'

const mats = buildOffer({ id: 'mats', name: 'Free mats', onCars: true, category: 'Used', manufacturer: null, modelName: null })
const rate = { ...mats, id: 'rate', name: '3.9% p.a.', comparisonRate: 4.4, rateExample: 'Secured.' }
const week = { ...mats, id: 'week', name: 'First week', onCars: false }
const kia = { ...mats, id: 'kia', name: 'Kia mats', manufacturer: 'Kia' }

it.each([
  { name: 'the first that applies to the car', offers: [kia, mats], car: {}, is: 'mats' },
  {
    name: 'the one selected for the car',
    offers: [mats, week],
    car: { offerId: 'week' },
    is: 'week',
    message: '“First week” was chosen for it.',
  },
  { name: 'the next if the selected one names a rate (FIN-05)', offers: [mats, rate], car: { offerId: 'rate' }, is: 'mats' },
  { name: 'none without offers', offers: [], car: {}, is: undefined, message: 'No current offer is shown on cars.' },
  { name: 'none that applies to other cars only', offers: [kia], car: {}, is: undefined, message: '“Kia mats”: It is for Kia alone.' },
  { name: 'one with a rate if there is no other (FIN-05)', offers: [rate], car: {}, is: 'rate' },
  { name: 'none on a reserved car', offers: [mats], car: { reserved: true }, is: undefined, message: 'someone has reserved' },
  { name: 'none on a sold car', offers: [mats], car: { status: 'sold' }, is: undefined, message: 'has left' },
] as const)('a card shows the offer (OFR-01): $name', ({ offers, car: facts, is, message = 'is for cars like it' }) => {
  const context = { car: buildCar({ carType: 'used', make: 'Toyota', ...facts }), config: buildConfig(), offers }
  expect(shownValue(cardOffer, context)?.id).toBe(is)
  expect(
    explain(cardOffer, context)
      .because.map((because) => because.message)
      .join(' '),
  ).toContain(message)
})

it('a short card shows no offer (OFR-01, CARD-05)', () => {
  const car = buildCar({ carType: 'used', make: 'Toyota' })
  const shownOn = (detail: 'full' | 'short') => shownValue(cardOffer, { car, offers: [mats], config: buildConfig({ card: { detail } }) })
  expect([shownOn('full')?.id, shownOn('short')?.id]).toEqual(['mats', undefined])
})

it.each([
  { name: 'an offer', offer: mats, text: 'Free mats' },
  { name: 'a finance offer, without its rate', offer: rate, text: 'Finance offer available' },
  { name: 'a rate in the description', offer: { ...mats, description: 'Now 5.9% p.a.' }, text: 'Finance offer available' },
])('a card names $name (OFR-01, FIN-05)', ({ offer, text }) => expect(cardOfferText(offer)).toBe(text))
