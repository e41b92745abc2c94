import type { BookedCarNews, Booking, BookingDetails, BookingKind, BookingState } from '@forecourt/rules/bookings/Booking'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Database } from '../createDatabase'
import { Prisma, type Booking as Row } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { pagedStock } from '../stock/search/listedStock'
import { similarCars } from '../stock/search/similarCars'
import { bookingLocation } from './bookingLocation'

/** Converts a row to a booking; the only mapping. */
export const toBooking = ({ idempotencyKey: _, updatedAt: __, ...row }: Row): Booking => ({
  ...row,
  kind: row.kind as BookingKind,
  state: row.state as BookingState,
  details: row.details as BookingDetails,
  carNews: row.carNews as BookedCarNews | null,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  freeAt: row.freeAt.toISOString(),
  heldUntil: row.heldUntil?.toISOString() ?? null,
  remindedAt: row.remindedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** A booking with its location, car and similar cars. */
export interface LoadedBooking {
  readonly booking: Booking
  readonly location: Location
  /** The car, if it has a page on the site. */
  readonly car: Car | null
  /** Similar cars, if the booked one is no longer available. */
  readonly similar: readonly Car[]
}

const maxSimilar = 3

/** A booking of a site with its location and car; null if the site has no such booking. */
export const loadBooking = async (db: Database, site: RenderedSite, id: string, now: string): Promise<LoadedBooking | null> => {
  const { organisationId, siteId } = site
  const found = await db.forOrganisation(organisationId).transaction(async (tx) => {
    const row = await tx.booking.findFirst({ where: { organisationId, id, siteId } })
    const location = row && (await bookingLocation(tx, row.locationId, [siteId]))
    if (!row || !location) return null
    const [bookedCar] = row.carId
      ? await selectCars(tx, { where: Prisma.sql`car.organisation_id = ${organisationId} and car.id = ${row.carId}`, limit: 1 })
      : []
    const [listedCar] = row.carId
      ? await selectCars(tx, { where: Prisma.sql`${pagedStock(site)} and car.id = ${row.carId}`, limit: 1 })
      : []
    return { booking: toBooking(row), location, bookedCar: bookedCar ?? null, car: listedCar ?? null }
  })
  if (!found) return null
  const { booking, location, bookedCar, car } = found
  const isGone = bookedCar !== null && (!isInStock(bookedCar) || bookedCar.locationId !== location.id)
  return { booking, location, car, similar: isGone ? await similarCars(db, site, bookedCar, now, maxSimilar) : [] }
}
