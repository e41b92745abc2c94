import type { EstimateTexts } from '../small-print/FinanceTexts'

/**
 * Heading above the figure in the estimate box: the site's own for estimates; a quote says that it is one, and whether it is a demo
 * (FIN-02, API-12).
 */
export const estimateHeading = ({ source, simulated }: Pick<EstimateTexts, 'source' | 'simulated'>, heading: string): string =>
  source === 'estimate' ? heading : simulated ? 'Demo quote from' : 'Quoted from'
