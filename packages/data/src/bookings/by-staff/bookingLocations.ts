import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { currentLocationsOfSites, type SiteLimit } from '../../organisations/listLocations'
import { carsNamed, type NamedCar } from '../../stock/list/carsNamed'
import { bookingLocation } from '../bookingLocation'

/** The live site in whose name messages about a visit are sent: one that shows the location; null if there is none. */
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
    // Prefers the dealership's own site to a site of the whole group.
    return (sites.find(({ dealerships }) => dealerships.length > 0) ?? sites[0])?.id ?? null
  })

/** Searches cars in stock at a location; null if there is no such location. */
export const bookableCars = (
  scope: Scope,
  { locationId, q, siteIds }: { readonly locationId: string; readonly q: string; readonly siteIds: SiteLimit },
): Promise<NamedCar[] | null> =>
  scope.transaction(async (tx) => {
    const location = await bookingLocation(tx, locationId, siteIds)
    if (!location) return null
    const atLocation = Prisma.sql`car.organisation_id = ${location.organisationId} and car.location_id = ${locationId}`
    return carsNamed(tx, atLocation, q)
  })

/** A location in the staff's list: its booking kinds and counts. */
export interface BookingLocation {
  readonly id: string
  readonly organisationId: string
  readonly name: string
  readonly timeZone: string
  /** Kinds that shoppers can book. */
  readonly kinds: readonly BookingKind[]
  /** Number of visits today, in the location's time zone. */
  readonly today: number
  /** Number of requests that wait for confirmation. */
  readonly waiting: number
}

interface LocationCount {
  readonly id: string
  readonly today: number
  readonly waiting: number
}

const maxLocations = 500

/** SQL condition of a booking that waits for a reply and whose time isn't over. */
export const waitingBooking = (now: string): Prisma.Sql =>
  Prisma.sql`booking.state in ('requested', 'lapsed') and booking.ends_at > ${new Date(now)}`

/** Locations of a scope, or of some of its sites, with their booking counts. */
export const bookingLocations = (
  scope: Scope,
  { siteIds, now }: { readonly siteIds: SiteLimit; readonly now: string },
): Promise<BookingLocation[]> =>
  scope.transaction(async (tx) => {
    const locations = await tx.location.findMany({
      where: await currentLocationsOfSites(tx, siteIds),
      select: { id: true, organisationId: true, name: true, timeZone: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: maxLocations,
    })
    const ids = locations.map(({ id }) => id)
    const settings = await tx.bookingSetting.findMany({ where: { locationId: { in: ids }, enabled: true }, orderBy: { kind: 'desc' } })
    const at = new Date(now)
    const dayMs = 86_400_000
    const counted = await tx.$queryRaw<LocationCount[]>`
      select location.id,
        count(*) filter (where booking.state <> 'lapsed' and (booking.starts_at at time zone location.time_zone)::date = (${at}::timestamptz at time zone location.time_zone)::date)::int as today,
        count(*) filter (where ${waitingBooking(now)})::int as waiting
      from bookings booking join locations location on location.organisation_id = booking.organisation_id and location.id = booking.location_id
      where booking.location_id = any(${ids}) and booking.state in ('requested', 'confirmed', 'lapsed') and booking.starts_at > ${new Date(at.getTime() - 2 * dayMs)}
      group by location.id`
    return locations.map((location) => {
      const { today = 0, waiting = 0 } = counted.find(({ id }) => id === location.id) ?? {}
      const kinds = settings.filter(({ locationId }) => locationId === location.id).map(({ kind }) => kind as BookingKind)
      return { ...location, kinds, today, waiting }
    })
  })
