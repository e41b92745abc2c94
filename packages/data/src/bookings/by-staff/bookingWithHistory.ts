import type { Booking } from '@forecourt/rules/bookings/Booking'
import { conversationOfRecord } from '../../conversationOfRecord'
import type { Scope } from '../../createDatabase'
import type { OwnedLocation, SiteLimit } from '../../organisations/listLocations'
import { bookingLocation } from '../bookingLocation'
import { toBooking } from '../loadBooking'

/** One event in a booking's history. Instant ISO in UTC. */
export interface BookingEvent {
  readonly at: string
  readonly text: string
  /** The user's name; null for the system. */
  readonly by: string | null
  readonly failed: boolean
}

/** A booking with its location, the current state of its car and its history, newest first. */
export interface BookingWithHistory {
  readonly booking: Booking
  readonly location: OwnedLocation
  readonly siteName: string | null
  /** The customer's conversation; null if there is none within the user's sites. */
  readonly conversationId: string | null
  readonly car: { readonly id: string; readonly name: string; readonly stockNumber: string; readonly status: string } | null
  readonly events: readonly BookingEvent[]
}

/** One booking with its history; null if the scope and the sites have no such booking. */
export const bookingWithHistory = (scope: Scope, id: string, siteIds: SiteLimit): Promise<BookingWithHistory | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.booking.findFirst({ where: { id } })
    const location = row && (await bookingLocation(tx, row.locationId, siteIds))
    if (!row || !location) return null
    const { organisationId, carId, siteId } = row
    const car = carId
      ? await tx.car.findFirst({ where: { organisationId, id: carId }, select: { id: true, name: true, stockNumber: true, status: true } })
      : null
    const site = siteId ? await tx.site.findFirst({ where: { organisationId, id: siteId }, select: { name: true } }) : null
    const notes = await tx.auditEntry.findMany({ where: { organisationId, target: id, action: { startsWith: 'booking.' } } })
    const messages = await tx.outboxMessage.findMany({
      where: { organisationId, kind: { startsWith: 'booking.' }, payload: { path: ['bookingId'], equals: id } },
    })
    const isNoted = notes.some(({ action }) => action === 'booking.create')
    const events = [
      ...(isNoted ? [] : [{ at: row.createdAt.toISOString(), text: 'Booked', by: null, failed: false }]),
      ...notes.map(({ at, summary, actorName, detail }): BookingEvent => {
        const { reason } = (detail ?? {}) as { reason?: string }
        return { at: at.toISOString(), text: reason ? `${summary}: ${reason}` : summary, by: actorName, failed: false }
      }),
      ...messages.flatMap(({ kind, payload, status, deliveredAt, nextAttemptAt, lastError }): BookingEvent[] => {
        const to = (payload as { to?: string[] }).to?.join(', ') ?? 'no address'
        const what = `${kind.endsWith('BySms') ? 'Text message' : 'Email'} to ${to}`
        if (deliveredAt) return [{ at: deliveredAt.toISOString(), text: lastError ?? `${what} sent`, by: null, failed: false }]
        const failed = status === 'dead'
        return failed || lastError
          ? [
              {
                at: nextAttemptAt.toISOString(),
                text: `${what} ${failed ? 'failed' : 'is being retried'}: ${lastError ?? 'unknown error'}`,
                by: null,
                failed: true,
              },
            ]
          : []
      }),
    ]
    return {
      booking: toBooking(row),
      location,
      siteName: site?.name ?? null,
      conversationId: await conversationOfRecord(tx, { organisationId, record: { bookingId: id }, siteIds }),
      car,
      events: events.toSorted((a, b) => b.at.localeCompare(a.at)),
    }
  })
