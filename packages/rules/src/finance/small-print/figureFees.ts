import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { loanGrowth, periodicRepayment } from '../calculator/periodicRepayment'
import { one, toNumber } from '../Decimal'
import type { FinanceFigures, WeeklyLoan } from './FinanceTexts'

/** Weekly repayment of a loan including fees, in cents; null for terms the calculator can't start with (FIN-15). */
export const weeklyWithFees = (
  { priceCents, depositCents, residualCents, rate, termYears }: Omit<WeeklyLoan, 'weeklyCents' | 'establishmentFeesCents'>,
  feesCents: number,
): number | null => {
  const { perYear } = paymentFrequencies.weekly
  const loanCents = priceCents - depositCents
  const payments = Math.round(perYear * termYears)
  if (loanCents <= 0 || payments < 1 || !Number.isInteger(termYears * 2)) return null
  return toNumber(
    periodicRepayment({
      principalCents: loanCents + feesCents,
      residualCents,
      ratePercent: rate,
      paymentsPerYear: perYear,
      payments,
    }),
  )
}

/** Tolerance for lenders' own rounding. */
const toleranceCents = 100

/** Whether price, terms and the stated fee reproduce the weekly figure within a dollar (FIN-25, FIN-26). */
export const reproducesFigure = (loan: WeeklyLoan): boolean => {
  const weekly = weeklyWithFees(loan, loan.establishmentFeesCents ?? 0)
  return weekly !== null && Math.abs(weekly - loan.weeklyCents) <= toleranceCents
}

const fee = (label: string, cents: number) => ({ id: 'figure', label, amount: cents / 100, every: 'once', financed: true }) as const

/**
 * Derives the fees included in a lender's weekly figure, so that its terms reproduce it exactly (FIN-25, FIN-26): the stated
 * establishment fee, if that explains the figure within a dollar; otherwise the remainder. Null if the figure is below what its own terms
 * give: then a term is unknown, and the figure can't be used in calculations.
 */
export const figureFees = (loan: WeeklyLoan): FinanceFigures['lender']['fees'] | null => {
  const statedCents = loan.establishmentFeesCents ?? 0
  if (reproducesFigure(loan)) return statedCents > 0 ? [fee('Establishment fee', statedCents)] : []
  const [without, withCent] = [weeklyWithFees(loan, 0), weeklyWithFees(loan, 1)]
  if (without === null || withCent === null) return null
  const { perYear } = paymentFrequencies.weekly
  const payments = Math.round(perYear * loan.termYears)
  const { growth } = loanGrowth(loan.rate, perYear, payments)
  const perFeeCent = growth === one ? 1 / payments : withCent - without
  const missing = Math.round((loan.weeklyCents - without) / perFeeCent)
  return missing > 0 ? [fee('Lender’s fees and charges', missing)] : null
}
