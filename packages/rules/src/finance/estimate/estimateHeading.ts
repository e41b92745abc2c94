import type { EstimateTexts } from '../small-print/FinanceTexts'

/** Words what stands over a figure of the estimate box: the site names its estimates, a quote says what it is, made up or not (FIN-02, API-12). */
export const estimateHeading = ({ source, simulated }: Pick<EstimateTexts, 'source' | 'simulated'>, heading: string): string =>
  source === 'estimate' ? heading : simulated ? 'Demo quote from' : 'Quoted from'
