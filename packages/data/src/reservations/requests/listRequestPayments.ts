import type { PaymentRequest as Row } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { type Payment, toPayment } from '../Payment'

/** The payments that were begun for some requests, the oldest first. */
export const listRequestPayments = async (
  tx: Transaction,
  requests: readonly Pick<Row, 'organisationId' | 'id'>[],
): Promise<readonly Payment[]> => {
  if (requests.length === 0) return []
  const rows = await tx.payment.findMany({
    where: {
      organisationId: { in: [...new Set(requests.map(({ organisationId }) => organisationId))] },
      requestId: { in: requests.map(({ id }) => id) },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toPayment)
}
