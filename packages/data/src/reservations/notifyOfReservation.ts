import { reservationMails } from '@forecourt/rules/reservations/reservationMails'
import type { ReservationEvent } from '@forecourt/rules/reservations/reservationStep'
import { notifyChange } from '../changes/notifyChange'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'
import type { Reservation } from './Reservation'

/** Promises the mails about what happened, in the transaction in which it did: to the shopper, and to whom the location names. */
export const notifyOfReservation = async (
  tx: Transaction,
  { organisationId, siteId, id, email, locationId, state }: Reservation,
  event: ReservationEvent,
): Promise<void> => {
  const told = reservationMails(event, state)
  if (told.length === 0) return
  const location = await tx.location.findFirst({ where: { organisationId, id: locationId }, select: { email: true } })
  const to = { shopper: email, dealer: location?.email ?? '' }
  const data = told
    // Whom nobody can write to is told by the console alone.
    .filter((whom) => to[whom] !== '')
    .map((whom) => ({ organisationId, siteId, ...outboxRow(`reservation.${whom}`, { reservationId: id, event, to: [to[whom]] }) }))
  if (data.length === 0) return
  await tx.outboxMessage.createMany({ data })
  await notifyChange(tx, { kind: 'outbox', organisationId })
}
