import type { ReservationState } from '../../entities/reservationStates'

/** Final states, in which no money is owed (CHK-02). */
export const finalReservationStates = [
  'completed',
  'lapsed',
  'released',
  'expired',
  'refunded',
] as const satisfies readonly ReservationState[]
