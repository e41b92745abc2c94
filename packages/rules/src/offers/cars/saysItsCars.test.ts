import { expect, it } from 'vitest'
import { buildOffer } from '../../testing/buildOffer'
import { saysItsCars } from '../carsOfOfferText'

it.each([
  { name: 'a make and a model', offer: {}, is: false },
  { name: 'a place', offer: { locationIds: ['north'] }, is: false },
  { name: 'that it shows on them', offer: { onCars: true }, is: true },
  { name: 'what they run on', offer: { fuels: ['Hybrid'] }, is: true },
  { name: 'what they cost at least', offer: { priceFromCents: 1 }, is: true },
  { name: 'what they cost at most', offer: { priceToCents: 2_000_000 }, is: true },
  { name: 'from which year they are', offer: { yearFrom: 2020 }, is: true },
] as const)('tells an offer that says which cars it is for: by $name (OFR-01)', ({ offer, is }) =>
  expect(saysItsCars(buildOffer(offer))).toBe(is),
)
