import { expect, it } from 'vitest'
import { hasOfferPlace } from './offerListing'

it('a block shows the first offers up to its limit (OFR-01)', () => {
  expect([1, 2, 3, 4].filter((at) => hasOfferPlace({ limit: 3 }, at))).toEqual([1, 2, 3])
})
