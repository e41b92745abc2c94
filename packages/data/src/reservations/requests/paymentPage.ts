import type { Scope } from '../../createDatabase'
import { carNumbers } from '../../stock/list/carNumbers'
import { findPayersConversation } from '../findPayersConversation'
import type { Payment } from '../Payment'
import { type ListedPaymentRequest, listRequestPayments, toPaymentRequest } from './listPaymentRequests'

/** An entry of a payment's history. */
interface PaymentNote {
  readonly text: string
  readonly at: string
  readonly by: string
  /** Whether the bank refused or disputes something. */
  readonly failed: boolean
}

/** A payment of a request at its provider. */
interface RequestPayment
  extends Pick<Payment, 'id' | 'money' | 'dispute' | 'paidWith' | 'mustRefund' | 'refundedAnotherWay' | 'lastError'> {
  readonly account: string
  /** URL of the test bank's page of the payment; null for another provider. */
  readonly testPage: string | null
}

export interface PaymentPage extends ListedPaymentRequest {
  /** The payer's conversation; null if there is none within the user's sites. */
  readonly conversationId: string | null
  /** Current state of the car; null without one. */
  readonly car: { readonly status: string; readonly reserved: boolean } | null
  /** Payments whose page was opened, oldest first. */
  readonly payments: readonly RequestPayment[]
  /** Oldest first. */
  readonly notes: readonly PaymentNote[]
}

/** All data of a payment request in the console; null if the scope and the sites have none. */
export const paymentPage = (
  scope: Scope,
  { id, siteIds }: { readonly id: string; readonly siteIds: readonly string[] | null },
): Promise<PaymentPage | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.paymentRequest.findFirst({ where: { id, ...(siteIds && { siteId: { in: [...siteIds] } }) } })
    if (!row) return null
    const { organisationId, siteId, carId } = row
    const site = await tx.site.findFirst({ where: { organisationId, id: siteId }, select: { name: true } })
    const car =
      carId === null ? null : await tx.car.findFirst({ where: { organisationId, id: carId }, select: { status: true, reserved: true } })
    const payments = await listRequestPayments(tx, [row])
    const accounts = await tx.paymentAccount.findMany({
      where: { organisationId, id: { in: payments.map(({ accountId }) => accountId) } },
      select: { id: true, name: true, provider: true },
    })
    const audited = await tx.auditEntry.findMany({
      where: { organisationId, target: id, action: { startsWith: 'payment.' } },
      orderBy: { id: 'asc' },
      select: { action: true, summary: true, at: true, actorName: true },
    })
    return {
      ...toPaymentRequest(row, payments),
      carNumber: (await carNumbers(tx, [row]))(row),
      siteName: site?.name ?? '',
      conversationId: await findPayersConversation(tx, { ...row, phone: row.mobile }, siteIds),
      car,
      payments: payments
        .filter(({ sessionId }) => sessionId !== null)
        .map(({ id: paymentId, accountId, money, dispute, paidWith, mustRefund, refundedAnotherWay, lastError, pageAddress }) => {
          const account = accounts.find((each) => each.id === accountId)
          return {
            ...{ id: paymentId, money, dispute, paidWith, mustRefund, refundedAnotherWay, lastError, account: account?.name ?? '' },
            testPage: account?.provider === 'testBank' ? pageAddress : null,
          }
        }),
      notes: audited.map(({ action, summary, at, actorName }) => ({
        ...{ text: summary, at: at.toISOString(), by: actorName },
        failed: action === 'payment.fail',
      })),
    }
  })
