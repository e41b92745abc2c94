import type { WeeklyLoan } from './WeeklyLoan'
import { weeklyWithFees } from './weeklyWithFees'

/** Lenders round in ways of their own: figures so close are the same. */
const closeCents = 100

/** Whether price, terms and the fee that the lender names come to its weekly figure, to a dollar (FIN-25, FIN-26). */
export const isExplained = (loan: WeeklyLoan): boolean => {
  const weekly = weeklyWithFees(loan, loan.establishmentFeesCents ?? 0)
  return weekly !== null && Math.abs(weekly - loan.weeklyCents) <= closeCents
}
