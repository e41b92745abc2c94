import { expect, it } from 'vitest'
import { marketValue } from './valueVehicle'

it.each([
  { name: 'this year’s, not driven', years: 0, km: 0, cents: 3_760_000 },
  { name: 'three years and 50,000 km', years: 3, km: 50_000, cents: 2_484_000 },
  { name: 'part of a year more', years: 3.9, km: 50_000, cents: 2_484_000 },
  { name: 'the last year of the table', years: 10, km: 0, cents: 1_400_000 },
  { name: 'a year beyond it', years: 11, km: 0, cents: 1_260_000 },
  { name: 'the floor of kilometres', years: 0, km: 350_000, cents: 1_128_000 },
  { name: 'beyond that floor', years: 0, km: 900_000, cents: 1_128_000 },
  { name: 'next year’s', years: -1, km: 0, cents: 3_760_000 },
  { name: 'kilometres below 0', years: 0, km: -5, cents: 3_760_000 },
])('the valuation rule estimates the market value of a vehicle priced 40,000 dollars new: $name (TRD-01)', ({ years, km, cents }) => {
  expect(marketValue({ newCents: 4_000_000, years, km })).toBe(cents)
})

it('a market value is never negative (TRD-01)', () => expect(marketValue({ newCents: -100, years: 1, km: 0 })).toBe(0))
