import type { ResolvedConfig } from '../ResolvedConfig'

type Of<Key extends keyof ResolvedConfig['calculator']> = { readonly calculator: Pick<ResolvedConfig['calculator'], Key> }

/** Calculator fields that a site may hide: a hidden field has a fixed value (FIN-10, FIN-24). */
export const calculatorFields = {
  ratePercent: ({ calculator }: Of<'showRate'>) => calculator.showRate,
  residualCents: ({ calculator }: Of<'showResidual'>) => calculator.showResidual,
} as const
