import type { ReservationState } from '../../entities/reservationStates'

/** States after which nothing is owed to anybody (CHK-02). */
export const settledStates = ['completed', 'lapsed', 'released', 'expired', 'refunded'] as const satisfies readonly ReservationState[]
