import { requestAfterDeed } from '@forecourt/rules/reservations/requestMoney'
import { type RequestDeed, requestStaffDeeds } from '@forecourt/rules/reservations/requestStates'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { lockRequest, storeRequest } from './lockRequest'
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
  scope.transaction(async (tx): Promise<RequestChangeResult> => {
    const known = await tx.paymentRequest.findFirst({
      where: { id, ...(siteIds && { siteId: { in: [...siteIds] } }) },
      select: { organisationId: true },
    })
    const locked = known && (await lockRequest(tx, known.organisationId, id))
    if (!locked) return { ok: false, reason: 'notFound' }
    const { organisationId, siteId, reference } = locked.row
    const after = requestAfterDeed(locked.money, deed)
    if (!after) return { ok: false, reason: 'invalid', message: `This can’t be done any more: ${reference} changed meanwhile.` }
    const row = await storeRequest(tx, locked, after, now)
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: `payment.${deed}`,
      target: id,
      summary: `${requestStaffDeeds[deed].done} ${reference}`,
    })
    return { ok: true, request: toPaymentRequest(row, after.payments) }
  })
