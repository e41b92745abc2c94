import type { Cents, FinanceQuote } from '../../entities/Car'
import type { FinanceFigures } from '../small-print/FinanceTexts'
import { figureFees } from '../small-print/figureFees'

/**
 * Terms of the loan behind a quote: those requested, 5 years without deposit and final payment, with the fees implied by the figure
 * (API-11, API-12). Null if the figure is too low for these terms.
 *
 * @param shownCents the car's displayed price
 */
export const quoteFigures = (quote: FinanceQuote, shownCents: Cents): FinanceFigures | null => {
  const { weeklyCents, rate, comparisonRate, priceCents = shownCents } = quote
  const terms = { termYears: 5, depositCents: 0, residualCents: 0 }
  const fees = figureFees({ ...terms, priceCents, weeklyCents, rate, establishmentFeesCents: null })
  return fees && { source: 'quote', priceCents, weeklyCents, rate, comparisonRate, ...terms, lender: { fees, rounding: 'nearest' } }
}
