import type { Booking } from '@forecourt/rules/bookings/Booking'
import { Prisma } from '../generated/client'
import type { OwnedLocation, SiteLimit } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { bookingLocation } from './bookingLocation'
import { toBooking } from './loadBooking'

export type BookedVisit = Pick<Booking, 'organisationId' | 'locationId' | 'kind' | 'startsAt' | 'endsAt' | 'freeAt'>

/** Upper limit of seats, including those that staff add beyond capacity. */
export const maxSeats = 99

const visitRange = ({ startsAt, freeAt }: BookedVisit) => Prisma.sql`tstzrange(${new Date(startsAt)}, ${new Date(freeAt)}, '[)')`

/** Query of free seats during a visit, lowest first. */
export const freeSeats = (visit: BookedVisit, capacity: number, movingId = ''): Prisma.Sql => Prisma.sql`
  select seat.number from generate_series(1, ${capacity}::int) as seat(number)
  where not exists (
    select 1 from bookings held
    where held.organisation_id = ${visit.organisationId} and held.location_id = ${visit.locationId} and held.kind = ${visit.kind}
      and held.seat = seat.number and held.state in ('requested', 'confirmed') and held.during && ${visitRange(visit)} and held.id <> ${movingId}
  )
  order by seat.number limit 1`

/** Returns whether another booking has the car during a visit. */
export const isCarHeld = async (tx: Transaction, visit: BookedVisit, carId: string): Promise<boolean> => {
  const [held] = await tx.$queryRaw<{ id: string }[]>`
    select id from bookings where organisation_id = ${visit.organisationId} and car_id = ${carId}
      and state in ('requested', 'confirmed') and during && ${visitRange(visit)} limit 1`
  return held !== undefined
}

/** Locks a day of a location, so that the count of its bookings stays valid until the insert. */
export const lockBookingDay = async (tx: Transaction, { organisationId, locationId, kind, startsAt }: BookedVisit): Promise<void> => {
  const day = `${organisationId} ${locationId} ${kind} ${startsAt.slice(0, 10)}`
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${day}, 0))`
}

/** Who changes a booking: its shopper, or staff of the dealer. */
export type BookingParty = 'shopper' | 'dealer'

/** Delay of messages to the shopper after a change by staff, so that it can be undone. Milliseconds. */
export const dealerHoldMs = 15_000

/** Message for a revision conflict. */
export const changedMeanwhile = 'Someone has changed this booking in the meantime. Reload it.'

/** Loads a booking and its location and locks it until the transaction ends; null if the scope and the sites have no such booking. */
export const lockBooking = async (
  tx: Transaction,
  id: string,
  siteIds: SiteLimit,
): Promise<{ readonly booking: Booking; readonly location: OwnedLocation } | null> => {
  await tx.$queryRaw`select 1 from bookings where id = ${id} for update`
  const row = await tx.booking.findFirst({ where: { id } })
  const location = row && (await bookingLocation(tx, row.locationId, siteIds))
  return row && location ? { booking: toBooking(row), location } : null
}
