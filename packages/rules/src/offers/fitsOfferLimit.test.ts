import { expect, it } from 'vitest'
import { fitsOfferLimit } from './offerListing'

it('a block shows the first offers up to its limit (OFR-01)', () => {
  expect([1, 2, 3, 4].filter((at) => fitsOfferLimit({ limit: 3 }, at))).toEqual([1, 2, 3])
})
