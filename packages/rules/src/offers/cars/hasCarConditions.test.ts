import { expect, it } from 'vitest'
import { buildOffer } from '../../testing/buildOffer'
import { hasCarConditions } from '../carsOfOfferText'

it.each([
  { name: 'a make and a model', offer: {}, is: false },
  { name: 'a place', offer: { locationIds: ['north'] }, is: false },
  { name: 'showing on cars', offer: { onCars: true }, is: true },
  { name: 'fuel', offer: { fuels: ['Hybrid'] }, is: true },
  { name: 'lowest price', offer: { priceFromCents: 1 }, is: true },
  { name: 'highest price', offer: { priceToCents: 2_000_000 }, is: true },
  { name: 'earliest year', offer: { yearFrom: 2020 }, is: true },
] as const)('hasCarConditions decides whether an offer defines its cars by $name (OFR-01)', ({ offer, is }) =>
  expect(hasCarConditions(buildOffer(offer))).toBe(is),
)
