import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { FinanceQuote } from '../../entities/Car'
import { weeklyTexts } from '../lender/weeklyTexts'
import type { EstimateTexts } from '../small-print/FinanceTexts'
import { filledDisclaimer } from '../small-print/filledDisclaimer'
import { quoteTerms } from './quoteRequest'

/**
 * Writes a quote service's figure for the estimate box, with both its rates and the disclaimer filled in for what was asked:
 * 5 years, no deposit and no final payment (API-11, API-12, FIN-02, FIN-06). Null when it comes to $25 or less (ERR-12).
 */
export const quotedFinance = (
  quote: FinanceQuote,
  { finance, estimate }: Pick<ResolvedConfig, 'finance' | 'estimate'>,
): EstimateTexts | null => {
  const { weeklyCents, rate, comparisonRate } = quote
  const texts = weeklyTexts({ weeklyCents, monthlyCents: null, rate, comparisonRate }, finance)
  if (!texts) return null
  const terms = { ...quoteTerms, rate, comparisonRate }
  return { ...texts, disclaimer: filledDisclaimer(estimate.disclaimer, terms), source: 'quote', simulated: quote.simulated === true }
}
