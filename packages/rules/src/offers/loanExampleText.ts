import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Cents } from '../entities/Car'
import type { OfferLoan } from '../entities/OfferLoan'
import { annuityFigures } from '../finance/estimate/annuityFigures'
import { weeklyTexts } from '../finance/lender/weeklyTexts'
import { monthlyFeesText } from '../finance/small-print/feeTexts'
import { loanText } from '../finance/small-print/loanText'
import { ratesText } from '../finance/small-print/ratesText'
import { formatMoney } from '../format/formatMoney'

/** The price that comparison rates are for, too (FIN-05). */
const usualPriceCents: Cents = 3_000_000

/**
 * What an offer's loan comes to a week for the lowest price of its cars, or else for $30,000, with the total, and with its rates unless the offer's name states them
 * (OFR-02, FIN-05, FIN-25).
 *
 * @example 'Example: $164 a week for a price of $30,000. Loan over 4 years with no deposit. …'
 */
export const loanExampleText = (
  loan: OfferLoan,
  identity: Pick<ResolvedConfig['identity'], 'country'>,
  fromCents: Cents | null = null,
): string => {
  const priceCents = fromCents ?? usualPriceCents
  const figures = annuityFigures(priceCents, loan, { fees: loan.fees, rounding: 'nearest' })
  const weekly = weeklyTexts({ ...figures, monthlyCents: null }, { showMonthly: false })
  if (!weekly) return ''
  // A name that states the rate has the comparison rate below it, and the example below that.
  const rates = loan.offerName === null ? '' : ` at ${ratesText(weekly, identity)}`
  const fees = monthlyFeesText(loan)
  const repayment = `${weekly.weeklyText} a week for a price of ${formatMoney(priceCents)}${rates}${fees ? `, ${fees}` : ''}`
  return `Example: ${repayment}. ${loanText(figures, { statesTotal: true })}`
}
