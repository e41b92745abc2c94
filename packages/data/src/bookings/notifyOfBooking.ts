import type { Booking } from '@forecourt/rules/bookings/Booking'
import type { BookingNews } from '@forecourt/rules/bookings/bookingMessage'
import { notifyChange } from '../changes/notifyChange'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'

/** Whom of a dealer is written to; shoppers are by the address they left. */
export interface BookingNotice {
  readonly news: BookingNews
  readonly dealer?: readonly string[]
  /** Held back for so long, so that what is taken back at once is never told. Milliseconds. */
  readonly holdMs?: number
}

/** Has the shopper, and the dealer where addresses are given, told of a booking, after it is so. A booking of no site has nobody to write in the name of. */
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
  await notifyChange(tx, { kind: 'outbox', organisationId })
}
