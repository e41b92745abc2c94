import { countryOfLocations } from '@forecourt/rules/locations/countryOfLocations'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import type { Transaction } from '../Transaction'

/** The country whose law and addresses an organisation's records follow. */
export const organisationCountry = async (tx: Transaction, organisationId: string): Promise<Country> => {
  const where = { organisationId, removedAt: null }
  return countryOfLocations(await tx.location.findMany({ where, select: { timeZone: true }, distinct: ['timeZone'] }))
}
