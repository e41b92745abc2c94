import type { EndedBecause, ReservationState } from '@forecourt/rules/entities/reservationStates'
import type { Reservation as Row } from '../generated/client'

/** A car that a shopper holds with a deposit (CHK-02). Money in cents, instants in ISO, UTC. */
export interface Reservation {
  readonly organisationId: string
  readonly id: string
  /** What a dealer and a shopper call it, such as R4K7QX2. */
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
  /** Until when its payment is waited for. */
  readonly heldUntil: string
  /** Until when the car is reserved; null before it is paid. */
  readonly reservedUntil: string | null
  readonly createdAt: string
  readonly changedAt: string
}

/** A stored reservation as everybody else knows it. */
export const toReservation = ({ holdKey: _, ...row }: Row): Reservation => ({
  ...row,
  state: row.state as ReservationState,
  because: row.because as EndedBecause | null,
  heldUntil: row.heldUntil.toISOString(),
  reservedUntil: row.reservedUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})
