import { expect, it } from 'vitest'
import { weeklyLoan } from '../../testing/weeklyLoan'
import { figureFees } from './figureFees'

it.each<[name: string, change: Partial<Parameters<typeof figureFees>[0]>, fees: [string, number][] | null]>([
  ['none if the terms give the figure', {}, []],
  ['none for a difference of rounding', { weeklyCents: 14_400 }, []],
  ['the fee that the lender names', { weeklyCents: 14_985, establishmentFeesCents: 136_050 }, [['Establishment fee', 1360.5]]],
  ['fees that the lender doesn’t name', { weeklyCents: 14_985 }, [['Lender’s fees and charges', 1360]]],
  [
    'all fees as one, if the named fee is too small',
    { weeklyCents: 15_985, establishmentFeesCents: 136_050 },
    [['Lender’s fees and charges', 3453]],
  ],
  ['no fees for a figure below its terms', { weeklyCents: 14_000 }, null],
  ['no fees for a term in quarters (FIN-15)', { termYears: 4.25 }, null],
  ['no fees without a term', { termYears: 0 }, null],
  ['no fees if the deposit covers the price', { depositCents: 3_000_000 }, null],
  ['the fee of a loan without interest', { rate: 0, weeklyCents: 12_000 }, [['Lender’s fees and charges', 1200]]],
])('the fees derived from a weekly figure are $0 (FIN-25, FIN-26)', (_name, change, fees) => {
  const found = figureFees({ ...weeklyLoan, ...change })
  expect(found?.map(({ label, amount }) => [label, Math.round(amount * 2) / 2]) ?? null).toEqual(
    fees?.map(([label, amount]) => [label, expect.closeTo(amount, -1)]) ?? null,
  )
})
