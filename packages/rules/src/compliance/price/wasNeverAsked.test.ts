import { expect, it } from 'vitest'
import { wasNeverAsked } from './wasNeverAsked'

it.each([
  { name: 'higher than each recorded price', before: 2_999_000, past: [2_499_000, 2_799_000], is: true },
  { name: 'a cent higher', before: 2_499_001, past: [2_499_000], is: true },
  { name: 'one of the recorded prices', before: 2_799_000, past: [2_499_000, 2_799_000], is: false },
  { name: 'lower than one of them', before: 2_599_000, past: [2_499_000, 2_799_000], is: false },
  { name: 'of a car that was asked for no price for a day', before: 2_999_000, past: [], is: true },
  { name: 'without a record', before: 2_999_000, past: null, is: false },
  { name: 'missing', before: null, past: [2_499_000], is: false },
])('a previous price $name was never asked: $is (LEG-02)', ({ before, past, is }) => {
  expect(wasNeverAsked({ beforePriceCents: before, pastPricesCents: past })).toBe(is)
})
