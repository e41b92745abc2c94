import { type RequestState, requestChange } from '@forecourt/rules/reservations/requestStates'
import { notifyChange } from '../../changes/notifyChange'
import type { Transaction } from '../../Transaction'
import type { Payment } from '../Payment'

const madeAt = async (tx: Transaction, { organisationId, id }: Payment): Promise<Date> =>
  (await tx.payment.findUniqueOrThrow({ where: { organisationId_id: { organisationId, id } }, select: { createdAt: true } })).createdAt

interface RequestNotice {
  readonly organisationId: string
  readonly siteId: string
  readonly requestId: string
  readonly state: RequestState
  readonly email: string
  readonly locationId: string | null
}

/** Promises the receipt, or the news of money on its way back: to whoever paid, and to the location. */
const notifyOfRequest = async (tx: Transaction, { organisationId, siteId, requestId, state, email, locationId }: RequestNotice) => {
  const location =
    locationId === null ? null : await tx.location.findFirst({ where: { organisationId, id: locationId }, select: { email: true } })
  const addresses = [...new Set([email, location?.email ?? ''])].filter((address) => address !== '')
  if (addresses.length === 0) return
  await tx.outboxMessage.createMany({
    data: addresses.map((to) => ({
      organisationId,
      siteId,
      kind: 'payment.paid',
      payload: { paymentRequestId: requestId, state, to: [to] },
    })),
  })
  await notifyChange(tx, { kind: 'outbox', organisationId })
}

/** Takes in what is known of a payment that was asked for by a link, and tells of it (CHK-01). */
export const settleRequest = async (tx: Transaction, payment: Payment, now: string): Promise<void> => {
  const { organisationId, id, requestId } = payment
  if (requestId === null) return
  await tx.$queryRaw`select 1 from payment_requests where organisation_id = ${organisationId} and id = ${requestId} for update`
  const request = await tx.paymentRequest.findUniqueOrThrow({ where: { organisationId_id: { organisationId, id: requestId } } })
  const others = await tx.payment.count({
    where: {
      organisationId,
      requestId,
      id: { not: id },
      money: { in: ['charged', 'returning', 'returned', 'returnFailed'] },
      createdAt: { lt: await madeAt(tx, payment) },
    },
  })
  const change = requestChange(request.state as RequestState, payment, others > 0)
  if (!change) return
  const isNew = change.to !== request.state
  if (change.follow)
    await tx.payment.updateMany({
      where: { organisationId, id, intent: null },
      data: { intent: change.follow, intentAt: new Date(now), attempts: 0 },
    })
  if (!isNew) return
  await tx.paymentRequest.update({
    where: { organisationId_id: { organisationId, id: requestId } },
    data: { state: change.to, changedAt: new Date(now), ...(change.to === 'paid' && { paidAt: new Date(now) }) },
  })
  await notifyOfRequest(tx, {
    organisationId,
    siteId: request.siteId,
    requestId,
    state: change.to,
    email: request.email,
    locationId: request.locationId,
  })
}
