import type { PaymentStanding } from '@forecourt/rules/reservations/PaymentStanding'
import type { Transaction } from '../Transaction'
import type { Payment } from './Payment'

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
