import { expect, it } from 'vitest'
import { weeklyLoan } from '../../testing/weeklyLoan'
import { figureFees } from './figureFees'

it.each<{ name: string; change: Partial<Parameters<typeof figureFees>[0]>; fees: [string, number][] | null }>([
  { name: 'none where the terms come to the figure', change: {}, fees: [] },
  { name: 'none for a difference of rounding', change: { weeklyCents: 14_400 }, fees: [] },
  {
    name: 'the fee that the lender names',
    change: { weeklyCents: 14_985, establishmentFeesCents: 136_050 },
    fees: [['Establishment fee', 1360.5]],
  },
  { name: 'what the lender does not name', change: { weeklyCents: 14_985 }, fees: [['Lender’s fees and charges', 1360]] },
  {
    name: 'all of it where what it names is not enough',
    change: { weeklyCents: 15_985, establishmentFeesCents: 136_050 },
    fees: [['Lender’s fees and charges', 3453]],
  },
  { name: 'no answer for a figure below its terms', change: { weeklyCents: 14_000 }, fees: null },
  { name: 'no answer for a term in quarters (FIN-15)', change: { termYears: 4.25 }, fees: null },
  { name: 'no answer without a term', change: { termYears: 0 }, fees: null },
  { name: 'no answer where the deposit pays for it', change: { depositCents: 3_000_000 }, fees: null },
  { name: 'the fee of a loan without interest', change: { rate: 0, weeklyCents: 12_000 }, fees: [['Lender’s fees and charges', 1200]] },
])('finds in a weekly figure $name (FIN-25, FIN-26)', ({ change, fees }) => {
  const found = figureFees({ ...weeklyLoan, ...change })
  expect(found?.map(({ label, amount }) => [label, Math.round(amount * 2) / 2]) ?? null).toEqual(
    fees?.map(([label, amount]) => [label, expect.closeTo(amount, -1)]) ?? null,
  )
})
