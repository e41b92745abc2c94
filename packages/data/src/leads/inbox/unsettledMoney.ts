import { requestsOfConversation } from '../../reservations/requests/listPaymentRequests'
import type { Transaction } from '../../Transaction'

/** A payment that isn't settled: a request that waits for payment, a refund in progress or failed, or a dispute. */
export interface UnsettledMoney {
  readonly kind: 'reservation' | 'payment'
  readonly id: string
  readonly reference: string
  readonly amountCents: number
  readonly state: 'open' | 'refund_pending' | 'refund_failed' | 'disputed'
  /** Null for a payment request about no particular car. */
  readonly carId: string | null
}

const unsettled = ['refund_failed', 'disputed', 'refund_pending'] as const
const maxRows = 20

interface Query {
  readonly organisationId: string
  readonly conversationId: string
  readonly reservationIds: readonly string[]
  readonly siteIds: readonly string[] | null
}

/** Payments of a conversation's person that aren't settled, within the user's sites (CHK-01, CHK-02). */
export const unsettledMoney = async (
  tx: Transaction,
  { organisationId, conversationId, reservationIds, siteIds }: Query,
): Promise<UnsettledMoney[]> => {
  const ofSites = siteIds && { siteId: { in: [...siteIds] } }
  const select = { id: true, reference: true, amountCents: true, state: true, carId: true } as const
  const reservations = await tx.reservation.findMany({
    where: { organisationId, id: { in: [...reservationIds] }, state: { in: [...unsettled] }, ...ofSites },
    select,
    take: maxRows,
  })
  const requests = await tx.paymentRequest.findMany({
    where: {
      ...{ organisationId, state: { in: ['open', ...unsettled] }, ...ofSites },
      // Excludes payments that were started on the site and abandoned.
      NOT: { requestedBy: 'payer', state: 'open' },
      AND: await requestsOfConversation(tx, conversationId),
    },
    select,
    take: maxRows,
  })
  const toMoney = (kind: UnsettledMoney['kind']) => (row: (typeof requests)[number]) => ({
    ...{ ...row, kind, state: row.state as UnsettledMoney['state'] },
  })
  return [...reservations.map(toMoney('reservation')), ...requests.map(toMoney('payment'))]
}
