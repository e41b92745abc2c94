import { type Decimal, one, over, power, times, toDecimal } from '../Decimal'

interface Growth {
  /** Of one period. */
  readonly interest: Decimal
  /** What one cent comes to over all periods. */
  readonly growth: Decimal
}

/** Cars of a site are lent for at a few rates and terms, and the power is the dearest of a repayment: memoised. */
const known = new Map<string, Growth>()
const maxMemoised = 500

/** Interest of a period, the yearly rate over the payments of a year (FIN-21), and what it makes of a loan that is not paid back. */
export const loanGrowth = (ratePercent: number, paymentsPerYear: number, payments: number): Growth => {
  const key = `${ratePercent} ${paymentsPerYear} ${payments}`
  const before = known.get(key)
  if (before) return before
  const interest = over(toDecimal(ratePercent), toDecimal(100 * paymentsPerYear))
  const found = { interest, growth: power(one + interest, payments) }
  if (known.size >= maxMemoised) known.clear()
  known.set(key, found)
  return found
}

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
