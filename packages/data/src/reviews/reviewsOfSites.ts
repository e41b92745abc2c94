import type { Prisma } from '../generated/client'
import { locationsOfSites } from '../organisations/locationsOfSites'
import type { Transaction } from '../Transaction'

/** The condition that a review is about one of the places of some sites, or about the business as a whole; null sites are all. */
export const reviewsOfSites = async (tx: Transaction, allowedSiteIds: readonly string[] | null): Promise<Prisma.ReviewWhereInput> => {
  if (allowedSiteIds === null) return {}
  return { OR: [{ locationId: null }, { location: await locationsOfSites(tx, allowedSiteIds) }] }
}
