import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import type { LocationsOf } from './LocationDraft'

/** The dealerships that some sites show; null when one of them shows all, or nobody limits them to sites. */
export const dealershipsOfSites = async (tx: Transaction, siteIds: LocationsOf): Promise<string[] | null> => {
  if (siteIds === null) return null
  const sites = await tx.site.findMany({ where: { id: { in: [...siteIds] } }, include: { dealerships: true } })
  if (sites.some(({ dealerships }) => dealerships.length === 0)) return null
  return sites.flatMap(({ dealerships }) => dealerships.map(({ dealershipId }) => dealershipId))
}

/** The condition that a location belongs to those sites. */
export const locationsOfSites = async (tx: Transaction, siteIds: LocationsOf): Promise<Prisma.LocationWhereInput> => {
  const dealershipIds = await dealershipsOfSites(tx, siteIds)
  return dealershipIds === null ? {} : { dealershipId: { in: dealershipIds } }
}
