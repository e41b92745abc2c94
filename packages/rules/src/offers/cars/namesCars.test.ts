import { expect, it } from 'vitest'
import { buildOffer } from '../../testing/buildOffer'
import { namesCars } from '../carsOfOfferText'

const ofNone = { manufacturer: null, modelName: null } as const
it.each([
  { name: 'a make', offer: { ...ofNone, manufacturer: 'Kia' }, is: true },
  { name: 'a model', offer: { ...ofNone, modelName: 'Rio' }, is: true },
  { name: 'a price', offer: { ...ofNone, priceToCents: 2_000_000 }, is: true },
  { name: 'a place alone', offer: { ...ofNone, locationIds: ['north'] }, is: false },
  { name: 'nothing', offer: ofNone, is: false },
])('the offer rule decides whether an offer is about cars: $name (OFR-02)', ({ offer, is }) =>
  expect(namesCars(buildOffer(offer))).toBe(is),
)
