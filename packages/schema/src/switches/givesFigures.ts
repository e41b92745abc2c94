import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site gives shoppers a figure for their vehicle online; elsewhere it is told to them by the dealer (TRD-01, TRD-02). */
export const givesFigures = ({ valuation }: { readonly valuation: Pick<ResolvedConfig['valuation'], 'onlineFigures'> }): boolean =>
  valuation.onlineFigures
