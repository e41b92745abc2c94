import { expect, it } from 'vitest'
import { buildTradeIn } from '../testing/buildTradeIn'
import { tradeInRange } from './tradeInText'

it.each([
  { name: 'a valid range', given: {}, low: 1_850_000, high: 2_000_000 },
  { name: 'one amount instead of a range', given: { offerCents: 1_900_000 }, low: 1_900_000, high: 1_900_000 },
  { name: 'an accepted amount, on any day', given: { state: 'accepted', offerCents: 1_850_000 }, low: 1_850_000, high: 1_850_000 },
  { name: 'an amount after an appraisal', given: { state: 'appraised', offerCents: 1_700_000 }, low: 1_700_000, high: 1_700_000 },
  { name: 'an amount of 0', given: { offerCents: 0 }, low: 0, high: 0 },
] as const)('a trade-in counts with the amount offered (ENT-21): $name', ({ given, low, high }) => {
  expect(tradeInRange(buildTradeIn(given))).toEqual({ lowCents: low, highCents: high })
})

it.each([
  { name: 'an expired offer', given: { state: 'expired' } },
  { name: 'an expired single amount', given: { state: 'expired', offerCents: 1_900_000 } },
  { name: 'no figure', given: { state: 'asked', lowCents: null, highCents: null } },
  { name: 'appraised without an offer', given: { state: 'appraised', lowCents: null, highCents: null } },
] as const)('an estimate that isn’t offered doesn’t count (ENT-21): $name', ({ given }) =>
  expect(tradeInRange(buildTradeIn(given))).toBeNull(),
)
