import { type Decimal, one, over, times, toDecimal } from '../Decimal'
import { loanGrowth } from './loanGrowth'

/** A loan with equal repayments in arrears; amounts in cents, the rate in percent a year. */
export interface Loan {
  readonly principalCents: number
  /** Due with the last repayment. */
  readonly residualCents: number
  readonly ratePercent: number
  readonly paymentsPerYear: number
  readonly payments: number
}

/**
 * Works out the repayment of a loan per period, in cents and not yet rounded: an annuity in arrears with a residual (FIN-25).
 * Interest of a period is the yearly rate over the payments of a year (FIN-21). At a rate of zero the loan is paid off in
 * equal parts. There must be at least one payment.
 */
export const periodicRepayment = ({ principalCents, residualCents, ratePercent, paymentsPerYear, payments }: Loan): Decimal => {
  const principal = toDecimal(principalCents)
  const residual = toDecimal(residualCents)
  const { interest, growth } = loanGrowth(ratePercent, paymentsPerYear, payments)
  if (growth === one) return over(principal - residual, toDecimal(payments))
  return over(times(times(principal, growth) - residual, interest), growth - one)
}
