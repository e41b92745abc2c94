import type { LocationsOf } from '../organisations/LocationDraft'
import { dealershipsOfSites } from '../organisations/locationsOfSites'
import type { Transaction } from '../Transaction'

/** Why a person may not give a location to a dealership, said at the field; null when they may. */
export const dealershipProblem = async (
  tx: Transaction,
  organisationId: string,
  dealershipId: string,
  siteIds: LocationsOf,
): Promise<string | null> => {
  const allowed = await dealershipsOfSites(tx, siteIds)
  const known = await tx.dealership.findFirst({ where: { organisationId, id: dealershipId } })
  return known && (allowed === null || allowed.includes(dealershipId)) ? null : 'Choose the dealership this location belongs to.'
}
