import { type RequestDeed, type RequestState, requestStaffDeeds } from '@forecourt/rules/reservations/requestStates'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { type PaymentRequest, toPaymentRequest } from './PaymentRequest'

export type RequestChangeResult =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly message: string }

/** Cancels a payment request, refunds what was paid, tries a refund again, or notes it as returned another way (CHK-01). */
export const changePaymentRequest = (
  scope: Scope,
  {
    id,
    deed,
    actor,
    siteIds = null,
    now,
  }: {
    readonly id: string
    readonly deed: RequestDeed
    readonly actor: Actor
    readonly siteIds?: readonly string[] | null
    readonly now: string
  },
): Promise<RequestChangeResult> =>
  scope.transaction(async (tx) => {
    await tx.$queryRaw`select 1 from payments where request_id = ${id} order by id for update`
    await tx.$queryRaw`select 1 from payment_requests where id = ${id} for update`
    const before = await tx.paymentRequest.findFirst({ where: { id, ...(siteIds && { siteId: { in: [...siteIds] } }) } })
    if (!before) return { ok: false, reason: 'notFound' }
    const { organisationId, siteId } = before
    const step = requestStaffDeeds[deed]
    if (!(step.from as readonly string[]).includes(before.state))
      return { ok: false, reason: 'invalid', message: `This can’t be done any more: ${before.reference} changed meanwhile.` }
    const to: RequestState = step.to
    const row = await tx.paymentRequest.update({
      where: { organisationId_id: { organisationId, id } },
      data: { state: to, changedAt: new Date(now) },
    })
    if (step.follow)
      await tx.payment.updateMany({
        where: {
          organisationId,
          requestId: id,
          money: step.follow === 'close' ? { in: ['none', 'failed'] } : { in: ['charged', 'returnFailed'] },
        },
        data: {
          ...{ intent: step.follow, intentAt: new Date(now), attempts: 0, lastError: null },
          ...(deed === 'retryReturn' && { refundNumber: { increment: 1 } }),
        },
      })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: `payment.${deed}`,
      target: id,
      summary: `${step.done} ${row.reference}`,
    })
    return { ok: true, request: toPaymentRequest(row) }
  })
