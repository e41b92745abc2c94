import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type Fee = ResolvedConfig['lender']['fees'][number]

/** Fees from a demo's config file, so that its cars' finance figures match. */
export const financeFees = ({ lender }: { readonly lender: { readonly fees: readonly object[] } }): Fee[] =>
  lender.fees.map((fee) => ({ financed: false, ...fee }) as Fee)
