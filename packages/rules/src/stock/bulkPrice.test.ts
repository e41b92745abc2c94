import { expect, it } from 'vitest'
import { type BulkPrice, bulkPrice } from './bulkChange'

it.each<{ name: string; cents: number; change: BulkPrice; is: number | null }>([
  { name: '$500 less', cents: 2_499_000, change: { by: 'amount', value: -50_000, roundTo: null }, is: 2_449_000 },
  { name: '$500 more', cents: 2_499_000, change: { by: 'amount', value: 50_000, roundTo: null }, is: 2_549_000 },
  { name: '5 % less, to the cent', cents: 2_499_001, change: { by: 'percent', value: -5, roundTo: null }, is: 2_374_051 },
  { name: '5 % less, to the hundred', cents: 2_499_000, change: { by: 'percent', value: -5, roundTo: 10_000 }, is: 2_370_000 },
  { name: 'the whole price', cents: 100_000, change: { by: 'amount', value: -100_000, roundTo: null }, is: null },
  { name: 'more than the whole price', cents: 100_000, change: { by: 'percent', value: -150, roundTo: null }, is: null },
  { name: 'rounded away', cents: 100_000, change: { by: 'percent', value: -60, roundTo: 1_000_000 }, is: null },
])('a bulk change calculates a price change: $name (CAR-16)', ({ cents, change, is }) => expect(bulkPrice(cents, change)).toBe(is))
