import { expect, it } from 'vitest'
import { explain } from '../parts/explain'
import { shownValue } from '../parts/Part'
import { buildCar } from '../testing/buildCar'
import { buildOffer } from '../testing/buildOffer'
import { cardOffer } from './cardOffer'

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
    says: '“First week” was chosen for it.',
  },
  { name: 'the next if the selected one names a rate (FIN-05)', offers: [mats, rate], car: { offerId: 'rate' }, is: 'mats' },
  { name: 'none without offers', offers: [], car: {}, is: undefined, says: 'No offer that runs stands on cars.' },
  { name: 'none that applies to other cars only', offers: [kia], car: {}, is: undefined, says: '“Kia mats”: It is for Kia alone.' },
  { name: 'none that names a rate (FIN-05)', offers: [rate], car: {}, is: undefined, says: '“3.9% p.a.”: It names a rate.' },
  { name: 'none on a reserved car', offers: [mats], car: { reserved: true }, is: undefined, says: 'someone has reserved' },
  { name: 'none on a sold car', offers: [mats], car: { status: 'sold' }, is: undefined, says: 'has left' },
] as const)('a card shows the offer (OFR-01): $name', ({ offers, car: facts, is, says = 'is for cars like it' }) => {
  const about = { car: buildCar({ carType: 'used', make: 'Toyota', ...facts }), offers }
  expect(shownValue(cardOffer, about)?.id).toBe(is)
  expect(
    explain(cardOffer, about)
      .because.map((because) => because.says)
      .join(' '),
  ).toContain(says)
})
