import { type Decimal, one, over, power, toDecimal } from '../Decimal'

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
