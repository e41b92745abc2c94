import type { Booking } from '@forecourt/rules/bookings/Booking'
import type { BookingNews } from '@forecourt/rules/bookings/bookingMessage'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'

/** Recipients at the dealer; shoppers are addressed by their own email. */
export interface BookingNotice {
  readonly news: BookingNews
  readonly dealer?: readonly string[]
  /** Delay before sending, so that an undone change is never sent. Milliseconds. */
  readonly holdMs?: number
}

/**
 * Queues messages about a booking to the shopper, and to the dealer if addresses are given. A booking without a site has no sender, so
 * nothing is sent.
 */
export const notifyOfBooking = async (
  tx: Transaction,
  { organisationId, id, siteId, leadId, email, revision }: Booking,
  { news, dealer = [], holdMs = 0 }: BookingNotice,
  now: string,
): Promise<void> => {
  if (siteId === null) return
  const messages = [
    ...(email === '' ? [] : [{ kind: 'booking.shopper' as const, to: [email] }]),
    ...(dealer.length === 0 ? [] : [{ kind: 'booking.dealer' as const, to: dealer }]),
  ]
  await tx.outboxMessage.createMany({
    data: messages.map(({ kind, to }) => ({
      organisationId,
      siteId,
      leadId,
      ...outboxRow(kind, { to, bookingId: id, bookingNews: news, bookingRevision: revision }),
      nextAttemptAt: new Date(Date.parse(now) + holdMs),
      createdAt: new Date(now),
    })),
  })
}
