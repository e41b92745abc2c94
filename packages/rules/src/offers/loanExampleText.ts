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
const examplePriceCents: Cents = 3_000_000

/**
 * What an offer's loan comes to a week for a price of $30,000, with its rates and the total (OFR-02, FIN-05, FIN-25).
 *
 * @example 'Example: $164 a week for a price of $30,000 at 5.90% p.a. interest, 6.48% p.a. comparison rate. Loan over 4 years with no deposit. …'
 */
export const loanExampleText = (loan: OfferLoan, identity: Pick<ResolvedConfig['identity'], 'country'>): string => {
  const figures = annuityFigures(examplePriceCents, loan, { fees: loan.fees, rounding: 'nearest' })
  const weekly = weeklyTexts({ ...figures, monthlyCents: null }, { showMonthly: false })
  if (!weekly) return ''
  const rates = [ratesText(weekly, identity), monthlyFeesText(loan)].filter(Boolean).join(', ')
  return `Example: ${weekly.weeklyText} a week for a price of ${formatMoney(examplePriceCents)} at ${rates}. ${loanText(figures, { statesTotal: true })}`
}
