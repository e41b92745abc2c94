import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalDollars } from './formatMoney'

it('a feed writes dollars with two decimals (CAR-17)', () => {
  expect([1299000, 1299050, 1299005, 0].map(decimalDollars)).toEqual(['12990.00', '12990.50', '12990.05', '0.00'])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
      expect(decimalDollars(cents)).toBe((cents / 100).toFixed(2))
    }),
  )
})
