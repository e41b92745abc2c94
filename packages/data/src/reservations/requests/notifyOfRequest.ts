import type { RequestState } from '@forecourt/rules/reservations/requestStates'
import { notifyChange } from '../../changes/notifyChange'
import type { PaymentRequest as Row } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import type { Transaction } from '../../Transaction'

/** What became of a payment request: its new state, or that a second payment of it goes back. */
export type RequestNews = { readonly state: RequestState } | { readonly second: 'returning' | 'stuck' }

/** Promises the receipt, or the news of money on its way back: to whoever paid, and to the location. */
export const notifyOfRequest = async (tx: Transaction, { organisationId, siteId, id, email, locationId }: Row, news: RequestNews) => {
  const location =
    locationId === null ? null : await tx.location.findFirst({ where: { organisationId, id: locationId }, select: { email: true } })
  const addresses = [...new Set([email, location?.email ?? ''])].filter((address) => address !== '')
  if (addresses.length === 0) return
  await tx.outboxMessage.createMany({
    data: addresses.map((to) => ({
      ...{ organisationId, siteId },
      ...outboxRow('payment.paid', { paymentRequestId: id, ...news, to: [to] }),
    })),
  })
  await notifyChange(tx, { kind: 'outbox', organisationId })
}
