import { expect, it } from 'vitest'
import { weeklyLoan } from '../../testing/weeklyLoan'
import { figureFees } from './figureFees'

it.each<[name: string, change: Partial<Parameters<typeof figureFees>[0]>, fees: [string, number][] | null]>([
  ['none where the terms come to the figure', {}, []],
  ['none for a difference of rounding', { weeklyCents: 14_400 }, []],
  ['the fee that the lender names', { weeklyCents: 14_985, establishmentFeesCents: 136_050 }, [['Establishment fee', 1360.5]]],
  ['what the lender does not name', { weeklyCents: 14_985 }, [['Lender’s fees and charges', 1360]]],
  [
    'all of it where what it names is not enough',
    { weeklyCents: 15_985, establishmentFeesCents: 136_050 },
    [['Lender’s fees and charges', 3453]],
  ],
  ['no answer for a figure below its terms', { weeklyCents: 14_000 }, null],
  ['no answer for a term in quarters (FIN-15)', { termYears: 4.25 }, null],
  ['no answer without a term', { termYears: 0 }, null],
  ['no answer where the deposit pays for it', { depositCents: 3_000_000 }, null],
  ['the fee of a loan without interest', { rate: 0, weeklyCents: 12_000 }, [['Lender’s fees and charges', 1200]]],
])('finds in a weekly figure $0 (FIN-25, FIN-26)', (_name, change, fees) => {
  const found = figureFees({ ...weeklyLoan, ...change })
  expect(found?.map(({ label, amount }) => [label, Math.round(amount * 2) / 2]) ?? null).toEqual(
    fees?.map(([label, amount]) => [label, expect.closeTo(amount, -1)]) ?? null,
  )
})
