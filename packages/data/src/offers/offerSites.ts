import type { Transaction } from '../Transaction'
import type { OfferSite } from './OwnedOffer'

/**
 * The sites of organisations that may show offers, archived ones left out, by organisation.
 *
 * @param reached the sites somebody is limited to; null reaches all
 */
export const offerSites = async (
  tx: Transaction,
  organisationIds: readonly string[],
  reached: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly OfferSite[]>> => {
  const rows = await tx.site.findMany({
    where: { organisationId: { in: [...organisationIds] }, status: { not: 'archived' } },
    select: { id: true, name: true, organisationId: true },
    orderBy: { name: 'asc' },
  })
  const sites = new Map<string, OfferSite[]>()
  for (const { id, name, organisationId } of rows) {
    const site = { id, name, isReached: reached === null || reached.includes(id) }
    sites.set(organisationId, [...(sites.get(organisationId) ?? []), site])
  }
  return sites
}
