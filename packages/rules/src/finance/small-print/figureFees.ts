import type { Cents } from '../../entities/Car'
import { loanGrowth } from '../calculator/loanGrowth'
import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { periodicRepayment } from '../calculator/periodicRepayment'
import { one, toNumber } from '../Decimal'
import type { FinanceFigures } from '../FinanceFigures'

interface WeeklyLoan {
  readonly priceCents: Cents
  readonly weeklyCents: Cents
  readonly rate: number
  readonly termYears: number
  readonly depositCents: Cents
  readonly residualCents: Cents
  /** The establishment fee the lender names; null where it names none. */
  readonly establishmentFeesCents: Cents | null
}

/** Lenders round in ways of their own: figures so close are the same. */
const closeCents = 100

const fee = (label: string, cents: number) => ({ id: 'figure', label, amount: cents / 100, every: 'once', financed: true }) as const

/**
 * Finds the fees that are in a weekly figure of a lender, so that its terms come to that very figure (FIN-25, FIN-26): the
 * establishment fee it names, if that explains the figure to a dollar; else whatever it asks beyond price, rate and term. Null when
 * the figure is lower than its own terms come to: then something of it is not known, and nobody can work on from it.
 */
export const figureFees = (loan: WeeklyLoan): FinanceFigures['lender']['fees'] | null => {
  const { perYear } = paymentFrequencies.weekly
  const lentCents = loan.priceCents - loan.depositCents
  const payments = Math.round(perYear * loan.termYears)
  // Terms the calculator can't open with (FIN-15).
  if (lentCents <= 0 || payments < 1 || !Number.isInteger(loan.termYears * 2)) return null
  const weeklyWith = (feesCents: number) =>
    toNumber(
      periodicRepayment({
        principalCents: lentCents + feesCents,
        residualCents: loan.residualCents,
        ratePercent: loan.rate,
        paymentsPerYear: perYear,
        payments,
      }),
    )
  const named = loan.establishmentFeesCents ?? 0
  const withNamed = weeklyWith(named)
  if (Math.abs(withNamed - loan.weeklyCents) <= closeCents) return named > 0 ? [fee('Establishment fee', named)] : []
  const without = named === 0 ? withNamed : weeklyWith(0)
  const { growth } = loanGrowth(loan.rate, perYear, payments)
  const perFeeCent = growth === one ? 1 / payments : weeklyWith(1) - without
  const missing = Math.round((loan.weeklyCents - without) / perFeeCent)
  return missing > 0 ? [fee('Lender’s fees and charges', missing)] : null
}
