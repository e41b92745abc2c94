import type { Scope } from '../../createDatabase'

export interface PayingSite {
  readonly id: string
  readonly name: string
  readonly organisationId: string
  /** The places of its organisation, whose accounts may take a payment. */
  readonly locations: readonly { readonly id: string; readonly name: string }[]
}

/** The live sites on which a payment can be asked for, by name. */
export const payingSites = (scope: Scope, siteIds: readonly string[] | null): Promise<PayingSite[]> =>
  scope.transaction(async (tx) => {
    const sites = await tx.site.findMany({
      where: { status: 'live', ...(siteIds && { id: { in: [...siteIds] } }) },
      orderBy: { name: 'asc' },
      select: { id: true, name: true, organisationId: true },
    })
    const locations = await tx.location.findMany({
      where: { organisationId: { in: sites.map(({ organisationId }) => organisationId) } },
      orderBy: { name: 'asc' },
      select: { id: true, name: true, organisationId: true },
    })
    return sites.map((site) => ({
      ...site,
      locations: locations.filter(({ organisationId }) => organisationId === site.organisationId).map(({ id, name }) => ({ id, name })),
    }))
  })
