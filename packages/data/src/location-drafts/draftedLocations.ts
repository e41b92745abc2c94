import type { Location } from '@forecourt/rules/entities/Location'
import type { LocationValues } from '@forecourt/rules/locations/locationChanges'
import { toLocation } from '../organisations/listLocations'
import type { ListingSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'

/** The locations of a site as if all drafts were published, in the site's order. */
export const draftedLocations = async (
  tx: Transaction,
  { organisationId, dealershipIds }: Pick<ListingSite, 'organisationId' | 'dealershipIds'>,
): Promise<Location[]> => {
  const dealerships = await tx.dealership.findMany({ where: { organisationId } })
  const rows = await tx.location.findMany({ where: { organisationId }, include: { dealership: true, draft: true } })
  const drafted = rows.map((row): Location => {
    const values = row.removedAt ? null : row.draft && (row.draft.values as unknown as LocationValues)
    const dealership = dealerships.find(({ id }) => id === values?.dealershipId) ?? row.dealership
    return { ...toLocation({ ...row, dealership }), ...values }
  })
  const madePrimary = new Map(
    rows.flatMap(({ id, draft, removedAt }) => {
      const values = removedAt ? null : draft && (draft.values as unknown as LocationValues)
      return values?.primary ? [[values.dealershipId, id] as const] : []
    }),
  )
  return drafted
    .filter(({ dealershipId }) => dealershipIds.length === 0 || dealershipIds.includes(dealershipId))
    .map((location) => {
      const only = madePrimary.get(location.dealershipId)
      return only === undefined || only === location.id ? location : { ...location, primary: false }
    })
    .toSorted((a, b) => Number(b.primary) - Number(a.primary) || (a.name < b.name ? -1 : 1))
}
