import type { Scope } from '../../createDatabase'
import type { LocationsOf } from '../../organisations/LocationDraft'
import { bookingPlace } from '../bookingPlace'

/** A car that can be taken for a drive from a location. */
export interface BookableCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
}

const maxRows = 12

/** Cars in stock at a location by name, stock number or rego; null where there is no such location. */
export const bookableCars = (
  scope: Scope,
  { locationId, q, siteIds }: { readonly locationId: string; readonly q: string; readonly siteIds: LocationsOf },
): Promise<BookableCar[] | null> =>
  scope.transaction(async (tx) => {
    const location = await bookingPlace(tx, locationId, siteIds)
    if (!location) return null
    const words = q
      .trim()
      .split(/[\s·]+/)
      .filter(Boolean)
      .slice(0, 8)
    const contains = (text: string) => ({ contains: text, mode: 'insensitive' as const })
    return tx.car.findMany({
      where: {
        organisationId: location.organisationId,
        locationId,
        status: { in: ['in_stock', 'coming_soon'] },
        AND: words.map((word) => ({ OR: [{ name: contains(word) }, { stockNumber: contains(word) }, { regoPlate: contains(word) }] })),
      },
      select: { id: true, name: true, stockNumber: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: maxRows,
    })
  })
