import type { RequestMoney } from '@forecourt/rules/reservations/requestMoney'
import type { RequestState } from '@forecourt/rules/reservations/requestStates'
import type { PaymentRequest as Row } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { type Payment, toPayment } from '../Payment'
import { storeStanding } from '../storeStanding'

export interface LockedRequest {
  readonly row: Row
  readonly money: RequestMoney<Payment>
}

/** Locks a payment request: all its payments by their ids, then itself, in this order everywhere, so that nobody waits in a circle. */
export const lockRequest = async (tx: Transaction, organisationId: string, id: string): Promise<LockedRequest | null> => {
  await tx.$queryRaw`select 1 from payments where organisation_id = ${organisationId} and request_id = ${id} order by id for update`
  await tx.$queryRaw`select 1 from payment_requests where organisation_id = ${organisationId} and id = ${id} for update`
  const row = await tx.paymentRequest.findFirst({ where: { organisationId, id } })
  if (!row) return null
  const payments = await tx.payment.findMany({ where: { organisationId, requestId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return { row, money: { state: row.state as RequestState, payments: payments.map(toPayment) } }
}

/** Stores what the rules made of a locked request and its payments. */
export const storeRequest = async (
  tx: Transaction,
  { row, money }: LockedRequest,
  after: RequestMoney<Payment>,
  now: string,
): Promise<Row> => {
  for (const payment of after.payments) {
    const before = money.payments.find(({ id }) => id === payment.id)
    if (before && before !== payment) await storeStanding(tx, before, payment, now)
  }
  if (after.state === row.state) return row
  const { organisationId, id } = row
  return tx.paymentRequest.update({
    where: { organisationId_id: { organisationId, id } },
    data: { state: after.state, changedAt: new Date(now), ...(after.state === 'paid' && row.paidAt === null && { paidAt: new Date(now) }) },
  })
}
