import type { Scope } from '../../createDatabase'
import { listRequestPayments } from './listRequestPayments'
import { type PaymentRequest, toPaymentRequest } from './PaymentRequest'

/** A payment request by its id; null where the scope has none. */
export const readPaymentRequest = (scope: Scope, id: string): Promise<PaymentRequest | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.paymentRequest.findFirst({ where: { id } })
    return row && toPaymentRequest(row, await listRequestPayments(tx, [row]))
  })
