import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type PaymentFrequency, paymentFrequencies } from './calculator/paymentFrequencies'
import { periodicRepayment } from './calculator/periodicRepayment'
import { toNumber } from './Decimal'
import { lenderFees } from './lender/lenderFigures'

const loanCents = 3_000_000
const years = 5

/** Present value of 1 per period in arrears, at a rate per period. */
export const presentValue = (periods: number, rate: number): number =>
  rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate

/** Finds the root of a decreasing function by bisection, to floating-point precision. */
const findRoot = (excess: (rate: number) => number): number => {
  let low = 0
  let high = 0.01
  while (excess(high) > 0) {
    low = high
    high *= 2
  }
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return high
}

/**
 * Comparison rate of a 5-year secured loan of $30,000 (FIN-05) under Australia's National Credit Code: the rate per period at which
 * repayments and all of `lender.fees` have the present value of the loan, times the payments per year, which the Code counts as 52.18
 * weekly, 26.09 fortnightly or 12 monthly ones. Percent a year, to two decimals.
 *
 * Without fees it is the nominal rate for monthly repayments. Interest per week is a 52nd of the nominal rate (FIN-21), so for weekly and
 * fortnightly ones it is 52.18/52 of it: 8.50% compares as 8.53%. Monthly fees fall due at month ends, between weekly repayments. Null if
 * the fees use up the loan.
 */
export const comparisonRate = (
  ratePercent: number,
  frequency: PaymentFrequency,
  lender: Pick<ResolvedConfig['lender'], 'fees'>,
): number | null => {
  const { perYear, comparisonPerYear } = paymentFrequencies[frequency]
  const { financedCents, upfrontCents, monthlyCents } = lenderFees(lender)
  const receivedCents = loanCents - upfrontCents
  if (receivedCents <= 0) return null
  const payments = perYear * years
  const principalCents = loanCents + financedCents
  const repayment = toNumber(periodicRepayment({ principalCents, residualCents: 0, ratePercent, paymentsPerYear: perYear, payments }))
  const periodsPerMonth = perYear / 12
  const rate = findRoot((perPeriod) => {
    const perMonth = Math.expm1(periodsPerMonth * Math.log1p(perPeriod))
    return repayment * presentValue(payments, perPeriod) + monthlyCents * presentValue(12 * years, perMonth) - receivedCents
  })
  return Math.round(rate * comparisonPerYear * 10_000 + 1e-6) / 100
}
