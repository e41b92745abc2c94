import type { DisputeState, PaymentIntent, PaymentMoney, PaymentStanding } from '@forecourt/rules/reservations/PaymentStanding'
import type { Payment as Row } from '../generated/client'
import type { Transaction } from '../Transaction'

/** Money that was asked for, of a reservation or of a request: what is known of it, and what is to be asked of the bank. Cents; ISO in UTC. */
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

/** A stored payment as everybody else knows it. An intent that is due at no time was asked in vain. */
export const toPayment = (row: Row): Payment => ({
  ...{ organisationId: row.organisationId, id: row.id, accountId: row.accountId, siteId: row.siteId },
  ...{ reservationId: row.reservationId, requestId: row.requestId, amountCents: row.amountCents, currency: row.currency },
  ...{ sessionId: row.sessionId, pageAddress: row.pageAddress, paidWith: row.paidWith, lastError: row.lastError },
  ...{ attempts: row.attempts, refundNumber: row.refundNumber, failedReturns: row.failedReturns, failedBefore: row.failedBefore },
  ...{ goesBack: row.goesBack, byHand: row.byHand, pageClosed: row.pageClosed },
  collect: row.collect as Payment['collect'],
  pageUntil: row.pageUntil?.toISOString() ?? null,
  money: row.money as PaymentMoney,
  dispute: row.dispute as DisputeState | null,
  captureBefore: row.captureBefore?.toISOString() ?? null,
  intent: row.intent as PaymentIntent | null,
  gaveUp: row.intent !== null && row.intentAt === null,
})

/** Stores how a payment stands after the rules changed it. What the provider is newly asked is due at once, with all tries before it. */
export const storeStanding = async (tx: Transaction, before: Payment, after: PaymentStanding, now: string): Promise<void> => {
  if (after === before) return
  const { organisationId, id } = before
  const { money, dispute, pageClosed, intent, gaveUp, goesBack, byHand, failedReturns, failedBefore, refundNumber } = after
  const isAskedAgain = intent !== before.intent || refundNumber !== before.refundNumber || (before.gaveUp && !gaveUp)
  await tx.payment.update({
    where: { organisationId_id: { organisationId, id } },
    data: {
      ...{ money, dispute, pageClosed, goesBack, byHand, failedReturns, failedBefore, refundNumber },
      ...(isAskedAgain && { intent, intentAt: intent && new Date(now), attempts: 0 }),
      // Why it was given up stays to be read until it is tried again.
      ...(isAskedAgain && (intent !== null || !before.gaveUp) && { lastError: null }),
      ...(gaveUp && !before.gaveUp && { intentAt: null }),
    },
  })
}
