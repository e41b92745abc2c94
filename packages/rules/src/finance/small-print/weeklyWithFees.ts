import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { periodicRepayment } from '../calculator/periodicRepayment'
import { toNumber } from '../Decimal'
import type { WeeklyLoan } from './WeeklyLoan'

/** What a loan's terms come to a week with fees added to it, in cents; null for terms the calculator can't open with (FIN-15). */
export const weeklyWithFees = (
  { priceCents, depositCents, residualCents, rate, termYears }: Omit<WeeklyLoan, 'weeklyCents' | 'establishmentFeesCents'>,
  feesCents: number,
): number | null => {
  const { perYear } = paymentFrequencies.weekly
  const lentCents = priceCents - depositCents
  const payments = Math.round(perYear * termYears)
  if (lentCents <= 0 || payments < 1 || !Number.isInteger(termYears * 2)) return null
  return toNumber(
    periodicRepayment({
      principalCents: lentCents + feesCents,
      residualCents,
      ratePercent: rate,
      paymentsPerYear: perYear,
      payments,
    }),
  )
}
