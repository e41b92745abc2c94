import { expect, it } from 'vitest'
import type { Offer } from '../../entities/Offer'
import { offerContext } from './sentContext'

it.each<{ category: Offer['category']; cars: number; asked: Offer['category'] | undefined }>([
  { category: 'Service', cars: 0, asked: 'Service' },
  { category: 'Parts', cars: 0, asked: 'Parts' },
  { category: 'Service', cars: 24, asked: undefined },
  { category: 'Parts', cars: 1, asked: undefined },
  { category: 'Used', cars: 4, asked: 'Used' },
  { category: 'New', cars: 0, asked: 'New' },
])('an offer of $category with $cars cars is asked about as $asked (OFR-02, ENQ-12)', ({ category, cars, asked }) => {
  const context = offerContext({ name: 'On now', category, locationIds: [] }, cars)
  expect([context.offer, context.offerCategory]).toEqual(['On now', asked])
})

it.each<{ locationIds: readonly string[]; place: string | undefined }>([
  { locationIds: [], place: undefined },
  { locationIds: ['brisbane'], place: 'brisbane' },
  { locationIds: ['brisbane', 'adelaide'], place: undefined },
])('an offer of $locationIds is asked about at $place at first (ENQ-14)', ({ locationIds, place }) => {
  expect(offerContext({ name: 'On now', category: 'Used', locationIds }, 3).offerPlace).toBe(place)
})
