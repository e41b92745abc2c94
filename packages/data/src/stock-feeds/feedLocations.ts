import type { Scope } from '../createDatabase'

/** A location with its names in a file. */
export interface FeedLocation {
  readonly locationId: string
  /** Its name first. */
  readonly called: readonly string[]
  /** IANA name. */
  readonly timeZone: string
}

/** Possible locations of a dealership's cars, the one with most cars first: a service centre is no default for stock. */
export const feedLocations = (scope: Scope, dealershipId: string): Promise<FeedLocation[]> =>
  scope.transaction(async (tx) => {
    const locations = await tx.location.findMany({
      where: { dealershipId, removedAt: null },
      select: { id: true, name: true, city: true, slug: true, timeZone: true },
      orderBy: [{ cars: { _count: 'desc' } }, { id: 'asc' }],
    })
    return locations.map(({ id, name, city, slug, timeZone }) => ({ locationId: id, called: [name, city, slug], timeZone }))
  })
