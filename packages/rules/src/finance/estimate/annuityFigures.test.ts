import { expect, it } from 'vitest'
import { annuityFigures } from './annuityFigures'

const terms = { rate: 5.9, comparisonRate: 6.47, termYears: 4, depositPercent: 0, finalPaymentPercent: 0 }
const fees = [{ id: 'establishment', label: 'Establishment fee', amount: 395, every: 'once', financed: true } as const]

it.each([
  // $30,395 at 5.9 % a year over 208 weeks.
  { name: 'with a financed fee', terms, lender: { fees, rounding: 'nearest' }, weeklyCents: 16_413 },
  { name: 'without fees', terms, lender: { fees: [], rounding: 'nearest' }, weeklyCents: 16_200 },
  { name: 'rounded up', terms, lender: { fees, rounding: 'up' }, weeklyCents: 16_414 },
  { name: 'without interest', terms: { ...terms, rate: 0 }, lender: { fees: [], rounding: 'nearest' }, weeklyCents: 14_423 },
] as const)('the weekly repayment of $30,000 is an annuity $name (FIN-25)', ({ terms: loan, lender, weeklyCents }) => {
  expect(annuityFigures(3_000_000, loan, lender)).toMatchObject({ source: 'estimate', weeklyCents, depositCents: 0, residualCents: 0 })
})

it('a deposit and a final payment are shares of the price (FIN-25)', () => {
  const figures = annuityFigures(3_000_000, { ...terms, depositPercent: 10, finalPaymentPercent: 30 }, { fees, rounding: 'nearest' })
  expect(figures).toMatchObject({ depositCents: 300_000, residualCents: 900_000, termYears: 4, rate: 5.9, comparisonRate: 6.47 })
  expect(figures.weeklyCents).toBeLessThan(annuityFigures(3_000_000, terms, { fees, rounding: 'nearest' }).weeklyCents ?? 0)
})
