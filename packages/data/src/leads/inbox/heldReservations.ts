import { liveStates } from '@forecourt/rules/entities/reservationStates'
import type { Transaction } from '../../Transaction'

/** A reservation that keeps its car from others. */
export interface HeldReservation {
  readonly id: string
  readonly siteId: string
  readonly reference: string
  readonly carName: string
  /** 0 without a deposit. */
  readonly amountCents: number
  readonly state: (typeof liveStates)[number]
  readonly isSubscription: boolean
}

interface Query {
  readonly organisationId: string
  readonly reservationIds: readonly string[]
  readonly siteIds: readonly string[] | null
}

/** Those of some reservations that keep their cars from others, within the user's sites (CHK-02). */
export const heldReservations = async (tx: Transaction, { organisationId, reservationIds, siteIds }: Query): Promise<HeldReservation[]> => {
  const rows = await tx.reservation.findMany({
    where: {
      ...{ organisationId, id: { in: [...reservationIds] }, state: { in: [...liveStates] } },
      ...(siteIds && { siteId: { in: [...siteIds] } }),
    },
    select: { id: true, siteId: true, reference: true, carName: true, amountCents: true, state: true, subscription: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ subscription, state, ...row }) => ({
    ...{ ...row, state: state as HeldReservation['state'], isSubscription: subscription !== null },
  }))
}
