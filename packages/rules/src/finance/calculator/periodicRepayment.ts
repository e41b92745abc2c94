import { type Decimal, divide, multiply, one, power, toDecimal } from '../Decimal'

interface Growth {
  /** Interest per period. */
  readonly interest: Decimal
  /** Compound factor over all periods. */
  readonly growth: Decimal
}

/** Memoised: a site's cars share a few rates and terms, and the power is the most expensive step. */
const cachedGrowth = new Map<string, Growth>()
const maxMemoised = 500

/** Interest per period, which is the yearly rate over the payments per year (FIN-21), and the compound factor of the loan. */
export const loanGrowth = (ratePercent: number, paymentsPerYear: number, payments: number): Growth => {
  const key = `${ratePercent} ${paymentsPerYear} ${payments}`
  const cached = cachedGrowth.get(key)
  if (cached) return cached
  const interest = divide(toDecimal(ratePercent), toDecimal(100 * paymentsPerYear))
  const computed = { interest, growth: power(one + interest, payments) }
  if (cachedGrowth.size >= maxMemoised) cachedGrowth.clear()
  cachedGrowth.set(key, computed)
  return computed
}

/** A loan with equal repayments in arrears; amounts in cents, the rate in percent a year. */
export interface Loan {
  readonly principalCents: number
  /** Balloon, due with the last repayment. */
  readonly residualCents: number
  readonly ratePercent: number
  readonly paymentsPerYear: number
  readonly payments: number
}

/**
 * Repayment per period in cents, unrounded: an annuity in arrears with a residual (FIN-25). Interest per period is the yearly rate over
 * the payments per year (FIN-21). At a zero rate the parts are equal. Needs at least one payment.
 */
export const periodicRepayment = ({ principalCents, residualCents, ratePercent, paymentsPerYear, payments }: Loan): Decimal => {
  const principal = toDecimal(principalCents)
  const residual = toDecimal(residualCents)
  const { interest, growth } = loanGrowth(ratePercent, paymentsPerYear, payments)
  if (growth === one) return divide(principal - residual, toDecimal(payments))
  return divide(multiply(multiply(principal, growth) - residual, interest), growth - one)
}
