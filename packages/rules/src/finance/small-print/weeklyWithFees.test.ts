import { expect, it } from 'vitest'
import { weeklyLoan } from '../../testing/weeklyLoan'
import { weeklyWithFees } from './figureFees'

it.each([
  { name: 'a loan', change: {}, fees: 0, cents: 14_335 },
  { name: 'a loan with its fees', change: {}, fees: 136_050, cents: 14_985 },
  { name: 'a loan without interest', change: { rate: 0 }, fees: 0, cents: 11_538 },
  { name: 'a price that the deposit covers', change: { depositCents: 3_000_000 }, fees: 0, cents: null },
  { name: 'a term in quarters (FIN-15)', change: { termYears: 4.25 }, fees: 0, cents: null },
])('the small print calculates the weekly repayment of $name (FIN-21, FIN-25)', ({ change, fees, cents }) => {
  const weekly = weeklyWithFees({ ...weeklyLoan, ...change }, fees)
  expect(weekly === null ? null : Math.round(weekly)).toBe(cents)
})
