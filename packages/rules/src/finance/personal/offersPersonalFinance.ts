import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether a site works finance out for a person (RTE-12): it offers that, with a rate and an example that somebody confirmed (FIN-24). */
export const offersPersonalFinance = ({ finance, calculator }: Pick<ResolvedConfig, 'finance' | 'calculator'>): boolean =>
  finance.personalised && calculator.confirmed
