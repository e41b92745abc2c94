import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { partNews } from '@forecourt/rules/reservations/PaymentStanding'
import { type RequestMoney, type RequestState, requestStateTexts, secondPayment } from '@forecourt/rules/reservations/requestMoney'
import { appendAudit } from '../../audit/appendAudit'
import type { PaymentRequest as Row } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import type { Transaction } from '../../Transaction'
import { type Payment, storeStanding, toPayment } from '../Payment'
import { theSystem } from '../stepReservation'

interface LockedRequest {
  readonly row: Row
  readonly money: RequestMoney<Payment>
}

/** Locks a payment request: first all its payments by id, then the request; always in this order, to avoid deadlocks. */
export const lockRequest = async (tx: Transaction, organisationId: string, id: string): Promise<LockedRequest | null> => {
  await tx.$queryRaw`select 1 from payments where organisation_id = ${organisationId} and request_id = ${id} order by id for update`
  await tx.$queryRaw`select 1 from payment_requests where organisation_id = ${organisationId} and id = ${id} for update`
  const row = await tx.paymentRequest.findFirst({ where: { organisationId, id } })
  if (!row) return null
  const payments = await tx.payment.findMany({ where: { organisationId, requestId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return { row, money: { state: row.state as RequestState, payments: payments.map(toPayment) } }
}

/** Stores the result of the rules for a locked request and its payments. */
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

/** Event of a payment request: its new state, a refund of a duplicate payment, or a partial refund. */
type RequestEvent =
  | { readonly state: RequestState }
  | { readonly second: 'returning' | 'stuck' }
  | { readonly part: NonNullable<ReturnType<typeof partNews>> }

/** Whether the news needs staff. */
const isProblem = (news: RequestEvent): boolean => {
  if ('part' in news) return news.part.part === 'failed'
  return 'state' in news ? news.state === 'refund_failed' || news.state === 'disputed' : news.second === 'stuck'
}

const eventText = (news: RequestEvent): string => {
  if ('state' in news) return requestStateTexts[news.state].staff
  if ('part' in news) return `${news.part.part === 'returned' ? 'Refunded' : 'Couldn’t refund'} ${formatMoney(news.part.cents)} of it`
  return news.second === 'stuck' ? 'Paid twice, refund of the second payment failed' : 'Paid twice, second payment is being refunded'
}

/** Queues the receipt, or the notice of a refund, to the payer and the location. */
const notifyOfRequest = async (tx: Transaction, { organisationId, siteId, id, email, locationId }: Row, news: RequestEvent) => {
  const location =
    locationId === null ? null : await tx.location.findFirst({ where: { organisationId, id: locationId }, select: { email: true } })
  // A partial refund that failed is the dealership's to solve.
  const isForDealer = 'part' in news && news.part.part === 'failed'
  const addresses = [...new Set([isForDealer ? '' : email, location?.email ?? ''])].filter((address) => address !== '')
  if (addresses.length === 0) return
  await tx.outboxMessage.createMany({
    data: addresses.map((to) => ({
      ...{ organisationId, siteId },
      ...outboxRow('payment.paid', { paymentRequestId: id, ...news, to: [to] }),
    })),
  })
}

/** Adds the bank's news to the audit log, from which the payment's page shows its history. */
const auditEvent = (tx: Transaction, { organisationId, siteId, id, reference, amountCents }: Row, news: RequestEvent) =>
  appendAudit(tx, {
    ...{ organisationId, siteId, actor: theSystem, target: id },
    ...{ action: isProblem(news) ? 'payment.fail' : 'payment.settle' },
    ...{ summary: `${eventText(news)}: ${formatMoney(amountCents)}, ${reference}` },
  })

/** Stores the result of a provider's facts for a locked request, and queues the notices (CHK-01). */
export const storeRequestMoney = async (
  tx: Transaction,
  locked: LockedRequest,
  after: RequestMoney<Payment>,
  now: string,
): Promise<void> => {
  const row = await storeRequest(tx, locked, after, now)
  const second = secondPayment(after)
  const parts = after.payments.flatMap((payment) => {
    const before = locked.money.payments.find(({ id }) => id === payment.id)
    return (before && partNews(before, payment)) ?? []
  })
  const news: readonly RequestEvent[] = [
    ...parts.map((part) => ({ part })),
    ...(after.state === locked.money.state ? [] : [{ state: after.state }]),
    ...(second === null || second === secondPayment(locked.money) ? [] : [{ second }]),
  ]
  for (const each of news) {
    await notifyOfRequest(tx, row, each)
    await auditEvent(tx, row, each)
  }
}
