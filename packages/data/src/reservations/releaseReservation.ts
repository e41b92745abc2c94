import { mayShopperRelease } from '@forecourt/rules/reservations/reservationStep'
import type { Database } from '../createDatabase'
import type { Reservation } from './Reservation'
import { aShopper, lockReservation, stepReservation } from './stepReservation'

export type ReleaseResult =
  | { readonly ok: true; readonly reservation: Reservation }
  | { readonly ok: false; readonly reason: 'notFound' }
  /** Completed, or not cancellable by the shopper. */
  | { readonly ok: false; readonly reason: 'tooLate'; readonly reservation: Reservation }

/** Cancels a reservation for the shopper: frees the car and starts the refund (CHK-04). Idempotent; does nothing after it ended. */
export const releaseReservation = (
  db: Database,
  { organisationId, id, now }: Pick<Reservation, 'organisationId' | 'id'> & { readonly now: string },
): Promise<ReleaseResult> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const reservation = await lockReservation(tx, organisationId, id)
    if (!reservation) return { ok: false, reason: 'notFound' }
    if (!mayShopperRelease(reservation.state))
      return reservation.state === 'completed' || reservation.state === 'disputed'
        ? { ok: false, reason: 'tooLate', reservation }
        : { ok: true, reservation }
    const after = await stepReservation(tx, reservation, 'release', { actor: aShopper, now })
    return { ok: true, reservation: after ?? reservation }
  })
