import { expect, it } from 'vitest'
import { hasOfferPlace } from './offerListing'

it('has a place for the first ones, as many as the block says (OFR-01)', () => {
  expect([1, 2, 3, 4].filter((at) => hasOfferPlace({ limit: 3 }, at))).toEqual([1, 2, 3])
})
