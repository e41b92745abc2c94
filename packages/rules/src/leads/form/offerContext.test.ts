import { expect, it } from 'vitest'
import type { Offer } from '../../entities/Offer'
import { offerContext } from './sentContext'

it.each<{ category: Offer['category']; cars: number; requested: Offer['category'] | undefined }>([
  { category: 'Service', cars: 0, requested: 'Service' },
  { category: 'Parts', cars: 0, requested: 'Parts' },
  { category: 'Service', cars: 24, requested: undefined },
  { category: 'Parts', cars: 1, requested: undefined },
  { category: 'Used', cars: 4, requested: 'Used' },
  { category: 'New', cars: 0, requested: 'New' },
])(
  'an enquiry from an offer of $category with $cars cars preselects the category $requested: an offer with cars is never about service or parts (OFR-02, ENQ-12)',
  ({ category, cars, requested }) => {
    const context = offerContext({ name: 'On now', category, locationIds: [] }, cars)
    expect([context.offer, context.offerCategory]).toEqual(['On now', requested])
  },
)

it.each<{ locationIds: readonly string[]; selected: string | undefined }>([
  { locationIds: [], selected: undefined },
  { locationIds: ['brisbane'], selected: 'brisbane' },
  { locationIds: ['brisbane', 'adelaide'], selected: undefined },
])('an enquiry from an offer at the locations $locationIds preselects the location $selected (ENQ-14)', ({ locationIds, selected }) => {
  expect(offerContext({ name: 'On now', category: 'Used', locationIds }, 3).offerLocationId).toBe(selected)
})
