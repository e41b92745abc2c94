import { Prisma } from '../generated/client'
import { dealershipsOfSites } from '../organisations/locationsOfSites'
import type { Transaction } from '../Transaction'

/** The condition that a car belongs to those sites: to a dealership they show. Null where nobody limits them to sites. */
export const carsOfSites = async (tx: Transaction, siteIds: readonly string[] | null): Promise<Prisma.Sql | null> => {
  const dealershipIds = await dealershipsOfSites(tx, siteIds)
  return dealershipIds === null ? null : Prisma.sql`car.dealership_id = any(${dealershipIds})`
}
