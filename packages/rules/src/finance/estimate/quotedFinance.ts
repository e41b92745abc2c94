import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { FinanceQuote } from '../../entities/Car'
import { weeklyTexts } from '../lender/weeklyTexts'
import type { EstimateTexts } from '../small-print/FinanceTexts'
import { filledDisclaimer } from '../small-print/filledDisclaimer'
import { quoteTerms } from './quoteRequest'

/**
 * Formats a quote for the estimate box, with both rates and a disclaimer for the requested terms: 5 years, no deposit and no final
 * payment (API-11, API-12, FIN-02, FIN-06). Null if $25 or less (ERR-12).
 */
export const quotedFinance = (
  quote: FinanceQuote,
  {
    finance,
    estimate,
    identity,
  }: Pick<ResolvedConfig, 'finance' | 'estimate'> & { readonly identity: Pick<ResolvedConfig['identity'], 'country'> },
): EstimateTexts | null => {
  const { weeklyCents, rate, comparisonRate } = quote
  // The requested terms have neither deposit nor final payment (`quoteTerms`).
  const texts = weeklyTexts({ weeklyCents, monthlyCents: null, rate, comparisonRate, depositCents: 0, residualCents: 0 }, finance)
  if (!texts) return null
  const terms = { ...quoteTerms, rate, comparisonRate }
  return {
    ...texts,
    disclaimer: filledDisclaimer(estimate.disclaimer, terms, identity),
    source: 'quote',
    simulated: quote.simulated === true,
  }
}
