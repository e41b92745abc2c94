import { expect, it } from 'vitest'
import { wasPriceProblems, withoutRefusedWasPrices } from './wasPriceProblems'

const none = { driveAwayCents: 3_199_000, driveAwayBeforeCents: null, egcCents: null, egcBeforeCents: null }

it.each([
  { name: 'no earlier price', prices: {}, asked: [], fields: [] },
  { name: 'a new car', prices: { driveAwayBeforeCents: 3_999_000 }, asked: [], fields: ['driveAwayBeforeCents'] },
  {
    name: 'a price that was never asked',
    prices: { driveAwayBeforeCents: 3_999_000 },
    asked: [3_199_000, 3_399_000],
    fields: ['driveAwayBeforeCents'],
  },
  { name: 'a price that was asked', prices: { driveAwayBeforeCents: 3_399_000 }, asked: [3_199_000, 3_399_000], fields: [] },
  { name: 'less than was asked', prices: { driveAwayBeforeCents: 3_299_000 }, asked: [3_399_000], fields: [] },
  { name: 'an earlier price that isn’t higher, and is shown nowhere', prices: { driveAwayBeforeCents: 3_199_000 }, asked: [], fields: [] },
  {
    name: 'the price without charges',
    prices: { egcCents: 2_999_000, egcBeforeCents: 3_999_000 },
    asked: [2_999_000],
    fields: ['egcBeforeCents'],
  },
])('an earlier price needs a price that the car was advertised for: $name (LEG-02)', ({ prices, asked, fields }) => {
  const problems = wasPriceProblems({ ...none, ...prices }, { asked, country: 'AU' })
  expect(Object.keys(problems)).toEqual(fields)
  for (const problem of Object.values(problems))
    expect(problem).toMatch(
      /wasn’t advertised for \$39,990 for a day or longer: (?:it hasn’t been up for sale for a day yet|the highest so far is \$[\d,]+)\./,
    )
})

const lower = { driveAwayCents: 2_999_000, driveAwayBeforeCents: 3_199_000 }

it.each([
  { name: 'a car that is new today', asked: [], was: null, reason: /^Not for sale for a whole day/ },
  { name: 'a price that wasn’t asked for a day', asked: [3_099_000], was: null, reason: /previous price for a day/ },
  { name: 'a price that was asked', asked: [3_199_000], was: 3_199_000, reason: undefined },
  { name: 'a price that is shown already', asked: [], before: { driveAwayBeforeCents: 3_999_000 }, was: 3_999_000, reason: undefined },
  {
    name: 'a price that a lower one would show',
    asked: [3_099_000],
    before: { driveAwayBeforeCents: 3_100_000 },
    was: null,
    reason: /for a day/,
  },
])('a change of prices is made without the earlier prices that the law refuses: $name (LEG-02)', ({ asked, before, was, reason }) => {
  const changes = { ...lower, ...before }
  const allowed = withoutRefusedWasPrices({ ...none, ...before }, changes, { asked, country: 'AU' })
  expect(allowed?.changes ?? changes).toEqual({ driveAwayCents: 2_999_000, driveAwayBeforeCents: was })
  if (reason) expect(allowed?.reason).toMatch(reason)
  else expect(allowed).toBeNull()
})

it.each([
  { country: 'AU', law: 'Australian Consumer Law, s 29' },
  { country: 'NZ', law: 'Fair Trading Act 1986' },
] as const)('an earlier price that was never asked is refused by the named law of $country (LEG-02)', ({ country, law }) => {
  const cited = `Only a price that was really asked can be shown as the earlier one (${law}).`
  for (const source of ['form', 'feed'] as const)
    expect(wasPriceProblems({ ...none, driveAwayBeforeCents: 3_999_000 }, { asked: [], country, source }).driveAwayBeforeCents).toContain(
      cited,
    )
})
