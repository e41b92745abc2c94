import type { BookedCarNews } from '@forecourt/rules/bookings/Booking'
import type { BookingNews } from '@forecourt/rules/bookings/bookingMessage'
import type { Database } from '../createDatabase'
import { dealerAddresses } from '../leads/leadOutbox'
import { publishedSite } from '../sites/publishedSites'
import { toBooking } from './loadBooking'
import { notifyOfBooking } from './notifyOfBooking'

const batch = 100

const bookingNewsByCarNews: { readonly [News in BookedCarNews]: BookingNews } = {
  sold: 'carSold',
  withdrawn: 'carWithdrawn',
  moved: 'carMoved',
}

interface ChangedBooking {
  readonly organisationId: string
  readonly id: string
  readonly siteId: string | null
  /** Null if the car is available again. */
  readonly news: BookedCarNews | null
}

const findChangedCars = (db: Database, now: string): Promise<ChangedBooking[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<ChangedBooking[]>`
      select organisation_id as "organisationId", id, site_id as "siteId", news from (
        select booking.organisation_id, booking.id, booking.site_id, booking.car_news, booking.starts_at,
          case when car.status = 'sold' then 'sold' when car.status in ('withdrawn', 'draft') then 'withdrawn'
            when car.location_id <> booking.location_id then 'moved' end as news
        from bookings booking
        join cars car on car.organisation_id = booking.organisation_id and car.id = booking.car_id
        where booking.state in ('requested', 'confirmed') and booking.starts_at > ${new Date(now)}
      ) held
      where news is distinct from car_news order by starts_at limit ${batch}`,
  )

/**
 * Finds bookings whose car was sold, withdrawn or moved, and notifies shopper and dealer once per change (ENQ-24). The booking stays until
 * one of them cancels or moves it. Returns the number of notified bookings.
 */
export const notifyOfBookedCars = async (db: Database, now: string): Promise<number> => {
  let notified = 0
  for (const { organisationId, id, siteId, news } of await findChangedCars(db, now)) {
    const site = siteId === null ? null : await publishedSite(db, siteId)
    notified += await db.platform.transaction(async (tx) => {
      // Changes no row if another worker has recorded the news already.
      const changed = await tx.$executeRaw`
        update bookings set car_news = ${news}::text where organisation_id = ${organisationId} and id = ${id} and car_news is distinct from ${news}::text`
      if (changed === 0 || news === null) return 0
      const row = await tx.booking.findFirstOrThrow({ where: { organisationId, id } })
      const location = await tx.location.findFirst({ where: { organisationId, id: row.locationId }, select: { email: true } })
      const dealer = site ? dealerAddresses(site.config, location?.email ?? null) : []
      await notifyOfBooking(tx, toBooking(row), { news: bookingNewsByCarNews[news], dealer }, now)
      return 1
    })
  }
  return notified
}
