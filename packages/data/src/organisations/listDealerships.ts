import type { Scope } from '../createDatabase'
import { dealershipsOfSites, type SiteLimit } from './listLocations'

export interface DealershipChoice {
  readonly id: string
  readonly name: string
  readonly organisationId: string
  readonly organisationName: string
}

/** Dealerships of a scope, or of some of its sites, by organisation and name. */
export const listDealerships = (scope: Scope, siteIds: SiteLimit = null): Promise<DealershipChoice[]> =>
  scope.transaction(async (tx) => {
    const ids = await dealershipsOfSites(tx, siteIds)
    const rows = await tx.dealership.findMany({
      where: ids === null ? undefined : { id: { in: ids } },
      include: { organisation: { select: { name: true } } },
      orderBy: [{ organisation: { name: 'asc' } }, { name: 'asc' }],
    })
    return rows.map(({ id, name, organisationId, organisation }) => ({ id, name, organisationId, organisationName: organisation.name }))
  })
