import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether a shopper's mobile is confirmed by a texted code before they see a figure (TRD-01); where none is shown, there is nothing to confirm it for. */
export const textsCode = ({ auth, valuation }: Pick<ResolvedConfig, 'auth' | 'valuation'>): boolean =>
  valuation.verifyPhone && valuation.onlineFigures && auth.sms
