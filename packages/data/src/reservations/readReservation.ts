import type { Scope } from '../createDatabase'
import { type Reservation, toReservation } from './Reservation'

/** A reservation by its id; null where the scope has none. */
export const readReservation = (scope: Scope, id: string): Promise<Reservation | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.reservation.findFirst({ where: { id } })
    return row && toReservation(row)
  })
