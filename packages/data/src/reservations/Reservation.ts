import type { EndedBecause, ReservationState } from '@forecourt/rules/entities/reservationStates'
import type { SubscriptionChecks, SubscriptionPlan } from '@forecourt/rules/entities/SubscriptionPlan'
import { reservationMails } from '@forecourt/rules/reservations/reservationMail'
import type { ReservationEvent } from '@forecourt/rules/reservations/reservationStep'
import type { Reservation as Row } from '../generated/client'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'

/** A shopper's reservation of a car with a deposit (CHK-02). Money in cents, instants in ISO, UTC. */
export interface Reservation extends SubscriptionChecks {
  readonly organisationId: string
  readonly id: string
  /** Reference for dealer and shopper, such as R4K7QX2. */
  readonly reference: string
  readonly siteId: string
  readonly carId: string
  readonly carName: string
  readonly locationId: string
  readonly dealershipId: string
  readonly priceCents: number
  readonly state: ReservationState
  readonly because: EndedBecause | null
  readonly journeyId: string | null
  readonly shopperId: string | null
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly amountCents: number
  readonly currency: string
  readonly holdHours: number
  /** Payment deadline. */
  readonly heldUntil: string
  /** End of the reservation; null before payment. */
  readonly reservedUntil: string | null
  readonly createdAt: string
  readonly changedAt: string
  /** Whether it belongs to an account: made while signed in, or its e-mail address was confirmed. */
  readonly isOwned: boolean
  /** Plan of a subscription; null for a reservation. */
  readonly subscription: SubscriptionPlan | null
}

/** Converts a row to a reservation. */
export const toReservation = ({ holdKey: _, emailConfirmedAt, ...row }: Row): Reservation => ({
  ...row,
  isOwned: row.shopperId !== null || emailConfirmedAt !== null,
  state: row.state as ReservationState,
  because: row.because as EndedBecause | null,
  heldUntil: row.heldUntil.toISOString(),
  reservedUntil: row.reservedUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  subscription: row.subscription as unknown as SubscriptionPlan | null,
  identityCheckedAt: row.identityCheckedAt?.toISOString() ?? null,
  licenceCheckedAt: row.licenceCheckedAt?.toISOString() ?? null,
  bondReturnedAt: row.bondReturnedAt?.toISOString() ?? null,
})

/** Queues the emails of an event, in its transaction: to the shopper and to the location's address. */
export const notifyOfReservation = async (
  tx: Transaction,
  { organisationId, siteId, id, email, locationId, state }: Reservation,
  event: ReservationEvent,
  partCents?: number,
): Promise<void> => {
  const mails = reservationMails(event, state)
  if (mails.length === 0) return
  const location = await tx.location.findFirst({ where: { organisationId, id: locationId }, select: { email: true } })
  const to = { shopper: email, dealer: location?.email ?? '' }
  const data = mails
    // A location without an e-mail address gets no mail; its staff see the reservation in the console.
    .filter((whom) => to[whom] !== '')
    .map((whom) => ({
      organisationId,
      siteId,
      ...outboxRow(`reservation.${whom}`, { reservationId: id, event, partCents, to: [to[whom]] }),
    }))
  if (data.length === 0) return
  await tx.outboxMessage.createMany({ data })
}
