import type { ResolvedConfig } from '../ResolvedConfig'

type Of<Key extends keyof ResolvedConfig['calculator']> = { readonly calculator: Pick<ResolvedConfig['calculator'], Key> }

/** The fields of the calculator that a site may keep from shoppers: each then has the one value it starts with (FIN-10, FIN-24). */
export const calculatorFields = {
  ratePercent: ({ calculator }: Of<'showRate'>) => calculator.showRate,
  residualCents: ({ calculator }: Of<'showResidual'>) => calculator.showResidual,
} as const
