import { loanGrowth } from '../calculator/loanGrowth'
import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { one } from '../Decimal'
import type { FinanceFigures } from '../FinanceFigures'
import { isExplained } from './isExplained'
import type { WeeklyLoan } from './WeeklyLoan'
import { weeklyWithFees } from './weeklyWithFees'

const fee = (label: string, cents: number) => ({ id: 'figure', label, amount: cents / 100, every: 'once', financed: true }) as const

/**
 * Finds the fees that are in a weekly figure of a lender, so that its terms come to that very figure (FIN-25, FIN-26): the
 * establishment fee it names, if that explains the figure to a dollar; else whatever it asks beyond price, rate and term. Null when
 * the figure is lower than its own terms come to: then something of it is not known, and nobody can work on from it.
 */
export const figureFees = (loan: WeeklyLoan): FinanceFigures['lender']['fees'] | null => {
  const named = loan.establishmentFeesCents ?? 0
  if (isExplained(loan)) return named > 0 ? [fee('Establishment fee', named)] : []
  const [without, withCent] = [weeklyWithFees(loan, 0), weeklyWithFees(loan, 1)]
  if (without === null || withCent === null) return null
  const { perYear } = paymentFrequencies.weekly
  const payments = Math.round(perYear * loan.termYears)
  const { growth } = loanGrowth(loan.rate, perYear, payments)
  const perFeeCent = growth === one ? 1 / payments : withCent - without
  const missing = Math.round((loan.weeklyCents - without) / perFeeCent)
  return missing > 0 ? [fee('Lender’s fees and charges', missing)] : null
}
