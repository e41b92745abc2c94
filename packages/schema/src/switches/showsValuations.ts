import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site shows valuations online; otherwise the dealer calls (TRD-01, TRD-02). */
export const showsValuations = ({ valuation }: { readonly valuation: Pick<ResolvedConfig['valuation'], 'onlineFigures'> }): boolean =>
  valuation.onlineFigures
