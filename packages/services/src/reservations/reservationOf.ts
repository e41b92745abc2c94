import type { Database } from '@forecourt/data/createDatabase'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import { readReservation } from '@forecourt/data/reservations/readReservation'
import { readLinkToken } from './linkToken'

/** The reservation whose link somebody has; null for tokens that we did not sign, and on another organisation's site (CHK-02). */
export const reservationOf = async (
  db: Database,
  secret: string,
  { organisationId, token }: { readonly organisationId: string; readonly token: string },
): Promise<Reservation | null> => {
  const id = readLinkToken(secret, { kind: 'reservation', organisationId, token })
  return id === null ? null : readReservation(db.forOrganisation(organisationId), id)
}
