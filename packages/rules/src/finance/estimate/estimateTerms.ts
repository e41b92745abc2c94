import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { quoteTerms } from './quoteTerms'

type Terms = Pick<ResolvedConfig['estimate'], 'termYears' | 'depositPercent' | 'finalPaymentPercent' | 'rate' | 'comparisonRate'>

/**
 * The loan that a site's estimate is of (FIN-04). Where a quote takes the estimate's place while the page is open, both are of the same
 * loan (FIN-03, FIN-06): otherwise the figure would rise by half before the shopper's eyes.
 */
export const estimateTerms = (estimate: ResolvedConfig['estimate']): Terms =>
  shownFinance.quotes({ estimate }) ? { ...estimate, ...quoteTerms } : estimate
