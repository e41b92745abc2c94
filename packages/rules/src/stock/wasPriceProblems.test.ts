import { expect, it } from 'vitest'
import { wasPriceProblems } from './wasPriceProblems'

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
  const problems = wasPriceProblems({ ...none, ...prices }, asked)
  expect(Object.keys(problems)).toEqual(fields)
  for (const problem of Object.values(problems))
    expect(problem).toMatch(/wasn’t advertised for \$39,990 for a day or longer: (?:it is new here|the highest so far is \$[\d,]+)\./)
})
