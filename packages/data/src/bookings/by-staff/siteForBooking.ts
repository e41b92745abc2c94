import type { Scope } from '../../createDatabase'

/** In the name of which live site somebody is written to about a visit to a location: one that shows it; null without one. */
export const siteForBooking = (
  scope: Scope,
  { organisationId, locationId }: { readonly organisationId: string; readonly locationId: string },
): Promise<string | null> =>
  scope.transaction(async (tx) => {
    const location = await tx.location.findFirst({ where: { organisationId, id: locationId }, select: { dealershipId: true } })
    if (!location) return null
    const { dealershipId } = location
    const sites = await tx.site.findMany({
      where: { organisationId, status: 'live', OR: [{ dealerships: { none: {} } }, { dealerships: { some: { dealershipId } } }] },
      select: { id: true, dealerships: { select: { dealershipId: true } } },
      orderBy: { createdAt: 'asc' },
    })
    // The dealership's own before one of the whole group.
    return (sites.find(({ dealerships }) => dealerships.length > 0) ?? sites[0])?.id ?? null
  })
