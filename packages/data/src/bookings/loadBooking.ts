import type { Booking } from '@forecourt/rules/bookings/Booking'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { pagedStock } from '../stock/search/pagedStock'
import { similarCars } from '../stock/search/similarCars'
import { bookingPlace } from './bookingPlace'
import { toBooking } from './toBooking'

/** A booking with what belongs to it. */
export interface LoadedBooking {
  readonly booking: Booking
  readonly location: Location
  /** Its car, where it has a page on the site. */
  readonly car: Car | null
  /** Cars like it, where it can't be had any more. */
  readonly similar: readonly Car[]
}

const mostSimilar = 3

/** A booking of a site with its place and its car; null where the site has none such. */
export const loadBooking = async (db: Database, site: RenderedSite, id: string, now: string): Promise<LoadedBooking | null> => {
  const { organisationId, siteId } = site
  const found = await db.forOrganisation(organisationId).transaction(async (tx) => {
    const row = await tx.booking.findFirst({ where: { organisationId, id, siteId } })
    const location = row && (await bookingPlace(tx, row.locationId, [siteId]))
    if (!row || !location) return null
    const [own] = row.carId
      ? await selectCars(tx, { where: Prisma.sql`car.organisation_id = ${organisationId} and car.id = ${row.carId}`, limit: 1 })
      : []
    const [paged] = row.carId ? await selectCars(tx, { where: Prisma.sql`${pagedStock(site)} and car.id = ${row.carId}`, limit: 1 }) : []
    return { booking: toBooking(row), location, own: own ?? null, car: paged ?? null }
  })
  if (!found) return null
  const { booking, location, own, car } = found
  const isGone = own !== null && (!isInStock(own) || own.locationId !== location.id)
  return { booking, location, car, similar: isGone ? await similarCars(db, site, own, now, mostSimilar) : [] }
}
