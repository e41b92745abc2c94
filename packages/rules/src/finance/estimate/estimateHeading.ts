import type { EstimateTexts } from '../small-print/FinanceTexts'

/**
 * Heading above the figure in the estimate box: the site's own for estimates and sample quotes, which the line below the figure marks; a
 * lender's quote says that it is one (FIN-02, API-12).
 */
export const estimateHeading = ({ source, simulated }: Pick<EstimateTexts, 'source' | 'simulated'>, heading: string): string =>
  source === 'estimate' || simulated ? heading : 'Quoted from'
