import type { DisputeState, PaymentIntent, PaymentMoney, PaymentStanding } from '@forecourt/rules/reservations/PaymentStanding'
import type { Payment as Row } from '../generated/client'
import type { Transaction } from '../Transaction'

/** A payment of a reservation or of a payment request: its state, and the operation that is pending at the provider. Cents; ISO in UTC. */
export interface Payment extends PaymentStanding {
  readonly organisationId: string
  readonly id: string
  readonly accountId: string
  readonly reservationId: string | null
  readonly requestId: string | null
  readonly siteId: string
  readonly collect: 'authorise' | 'charge'
  readonly amountCents: number
  readonly currency: string
  readonly sessionId: string | null
  readonly pageAddress: string | null
  readonly pageUntil: string | null
  readonly paidWith: string
  readonly captureBefore: string | null
  readonly attempts: number
  readonly lastError: string | null
}

/** Converts a row to a payment. An intent without a due time (`intentAt`) isn't retried any more. */
export const toPayment = (row: Row): Payment => ({
  organisationId: row.organisationId,
  id: row.id,
  accountId: row.accountId,
  reservationId: row.reservationId,
  requestId: row.requestId,
  siteId: row.siteId,
  collect: row.collect as Payment['collect'],
  amountCents: row.amountCents,
  currency: row.currency,
  sessionId: row.sessionId,
  pageAddress: row.pageAddress,
  pageUntil: row.pageUntil?.toISOString() ?? null,
  pageClosed: row.pageClosed,
  paidWith: row.paidWith,
  captureBefore: row.captureBefore?.toISOString() ?? null,
  money: row.money as PaymentMoney,
  dispute: row.dispute as DisputeState | null,
  intent: row.intent as PaymentIntent | null,
  gaveUp: row.intent !== null && row.intentAt === null,
  attempts: row.attempts,
  lastError: row.lastError,
  mustRefund: row.mustRefund,
  refundedAnotherWay: row.refundedAnotherWay,
  refundNumber: row.refundNumber,
  failedRefunds: row.failedRefunds,
  failedRefundsAtRetry: row.failedRefundsAtRetry,
  decidedPartsCents: row.decidedPartsCents,
  refundedPartsCents: row.refundedPartsCents,
  failedPartialRefunds: row.failedPartialRefunds,
})

/**
 * Stores the state of a payment after the rules changed it. A new operation at the provider is due at once, and its attempts count from 0.
 */
export const storeStanding = async (tx: Transaction, before: Payment, after: PaymentStanding, now: string): Promise<void> => {
  if (after === before) return
  const { organisationId, id } = before
  const { money, dispute, pageClosed, intent, gaveUp, mustRefund, refundedAnotherWay, failedRefunds, failedRefundsAtRetry, refundNumber } =
    after
  const { refundedPartsCents, decidedPartsCents, failedPartialRefunds } = after
  const isRetried =
    intent !== before.intent ||
    refundNumber !== before.refundNumber ||
    decidedPartsCents !== before.decidedPartsCents ||
    (before.gaveUp && !gaveUp)
  await tx.payment.update({
    where: { organisationId_id: { organisationId, id } },
    data: {
      ...{ money, dispute, pageClosed, mustRefund, refundedAnotherWay, failedRefunds, failedRefundsAtRetry, refundNumber },
      ...{ refundedPartsCents, decidedPartsCents, failedPartialRefunds },
      ...(isRetried && { intent, intentAt: intent && new Date(now), attempts: 0 }),
      // After the last unsuccessful retry, the error stays readable until there is another operation.
      ...(isRetried && (intent !== null || !before.gaveUp) && { lastError: null }),
      ...(gaveUp && !before.gaveUp && { intentAt: null }),
    },
  })
}
