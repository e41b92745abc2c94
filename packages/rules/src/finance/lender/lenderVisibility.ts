interface SiteProvider {
  readonly name: string
  readonly provider: string
  /** Dealerships whose cars it shows; empty for all. */
  readonly dealershipIds: readonly string[]
}

interface Lender {
  readonly provider: string
  /** Null for all dealerships. */
  readonly dealershipId: string | null
}

/**
 * The sites that show figures of a lender, and those that show another provider's or none (ENT-26), such as a lender of Powertorque on a
 * site with the provider Manual. Sites without cars of the lender's dealership are left out.
 */
export const lenderVisibility = <Site extends SiteProvider>(
  { provider, dealershipId }: Lender,
  sites: readonly Site[],
): { readonly shown: readonly Site[]; readonly others: readonly Site[] } => {
  const concerned = sites.filter(
    ({ dealershipIds }) => dealershipId === null || dealershipIds.length === 0 || dealershipIds.includes(dealershipId),
  )
  return {
    shown: concerned.filter((site) => site.provider === provider),
    others: concerned.filter((site) => site.provider !== provider),
  }
}
