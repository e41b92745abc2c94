import { expect, it } from 'vitest'
import { offeredTypes } from '../carsOfOfferText'

it.each([
  { category: 'New', types: ['new'] },
  { category: 'Demo', types: ['demo'] },
  { category: 'Used', types: ['used'] },
  { category: 'Subscription', types: ['new', 'demo', 'used'] },
  { category: 'Finance offer', types: ['new', 'demo', 'used'] },
  { category: 'Service', types: ['new', 'demo', 'used'] },
] as const)('offeredTypes gives the car types of an offer category: $category (OFR-04)', ({ category, types }) => {
  expect(offeredTypes(category)).toEqual(types)
})
