import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import { australianStates } from '@forecourt/rules/records/kinds/australianStates'
import type { Transaction } from '../Transaction'

/** The states of the countries in which an organisation has locations: New Zealand has none; Australia's before there is a location. */
export const stateNames = async (tx: Transaction, organisationId: string): Promise<ReadonlyMap<string, string>> => {
  const locations = await tx.location.findMany({
    where: { organisationId, removedAt: null },
    select: { timeZone: true },
    distinct: ['timeZone'],
  })
  const hasStates = locations.length === 0 || locations.some(({ timeZone }) => countryOfTimeZone(timeZone) === 'AU')
  return new Map(hasStates ? australianStates.map((state) => [state, state]) : [])
}
