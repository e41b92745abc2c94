import { expect, it } from 'vitest'
import { buildTradeIn } from '../testing/buildTradeIn'
import { tradeInRange } from './tradeInText'

it.each([
  { name: 'a range that stands', given: {}, low: 1_850_000, high: 2_000_000 },
  { name: 'one amount in its place', given: { offerCents: 1_900_000 }, low: 1_900_000, high: 1_900_000 },
  { name: 'what was accepted, whatever the day', given: { state: 'accepted', offerCents: 1_850_000 }, low: 1_850_000, high: 1_850_000 },
  { name: 'what it is after it was looked at', given: { state: 'appraised', offerCents: 1_700_000 }, low: 1_700_000, high: 1_700_000 },
  { name: 'an amount of nothing', given: { offerCents: 0 }, low: 0, high: 0 },
] as const)('a vehicle counts for what is offered for it (ENT-21): $name', ({ given, low, high }) => {
  expect(tradeInRange(buildTradeIn(given))).toEqual({ lowCents: low, highCents: high })
})

it.each([
  { name: 'an offer that ran out', given: { state: 'expired' } },
  { name: 'one amount that ran out', given: { state: 'expired', offerCents: 1_900_000 } },
  { name: 'no figure', given: { state: 'asked', lowCents: null, highCents: null } },
  { name: 'looked at, and nothing offered', given: { state: 'appraised', lowCents: null, highCents: null } },
] as const)('an estimate that isn’t offered doesn’t count (ENT-21): $name', ({ given }) =>
  expect(tradeInRange(buildTradeIn(given))).toBeNull(),
)
