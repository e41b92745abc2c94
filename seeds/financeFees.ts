import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type Fee = ResolvedConfig['lender']['fees'][number]

/** The fees that a demo's config file says its lender charges, so that its cars' figures have the same in them. */
export const financeFees = ({ lender }: { readonly lender: { readonly fees: readonly object[] } }): Fee[] =>
  lender.fees.map((fee) => ({ financed: false, ...fee }) as Fee)
