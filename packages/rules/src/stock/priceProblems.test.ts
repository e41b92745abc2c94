import { expect, test } from 'vitest'
import { priceProblems } from './priceProblems'

const none = { driveAwayCents: null, driveAwayBeforeCents: null, egcCents: null, egcBeforeCents: null }
const cases = [
  { name: 'No price is fine', prices: {}, wrong: [] },
  { name: 'Both, the one without charges below, are fine', prices: { driveAwayCents: 2_000_000, egcCents: 1_900_000 }, wrong: [] },
  { name: 'Both the same are fine', prices: { driveAwayCents: 2_000_000, egcCents: 2_000_000 }, wrong: [] },
  { name: 'Without charges it can’t cost more', prices: { driveAwayCents: 2_000_000, egcCents: 2_000_001 }, wrong: ['egcCents'] },
  { name: 'A price of 0 isn’t compared with the other', prices: { driveAwayCents: 0, egcCents: 1_900_000 }, wrong: [] },
  { name: 'Below zero', prices: { driveAwayCents: -1, egcBeforeCents: -1 }, wrong: ['driveAwayCents', 'egcBeforeCents'] },
  { name: 'Half a cent', prices: { driveAwayBeforeCents: 0.5 }, wrong: ['driveAwayBeforeCents'] },
  { name: 'More than ten million dollars', prices: { egcCents: 1_000_000_001 }, wrong: ['egcCents'] },
]

test.each(cases)('$name (CAR-14)', ({ prices, wrong }) => {
  const problems = Object.entries(priceProblems({ ...none, ...prices })).filter(([, problem]) => problem !== null)
  expect(problems.map(([price]) => price)).toEqual(wrong)
})
