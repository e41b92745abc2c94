import { countryCurrency, formatMoney } from '@forecourt/rules/format/formatMoney'
import {
  heldCentsOfRequest,
  type RequestAction,
  type RequestKind,
  requestAfterAction,
  requestStaffActions,
} from '@forecourt/rules/reservations/requestMoney'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { PaymentRequest as Row } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import { findPaymentAccount } from '../paymentAccounts'
import { newReference } from '../reference'
import { type PartialRefund, partRefusal } from '../reservationPage'
import { listRequestPayments, type PaymentRequest, toPaymentRequest } from './listPaymentRequests'
import { lockRequest, storeRequest } from './storeRequestMoney'

type RequestChangeResult =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly message: string }

/** Cancels or refunds a payment request, retries a refund, or marks it as refunded by hand (CHK-01). */
export const changePaymentRequest = (
  scope: Scope,
  {
    id,
    action,
    part,
    actor,
    siteIds = null,
    now,
  }: {
    readonly id: string
    readonly action: RequestAction
    /** The amount of a partial refund. */
    readonly part?: PartialRefund
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
    const refusal = action === 'refundPart' ? partRefusal(part, heldCentsOfRequest(locked.money)) : null
    if (refusal !== null) return { ok: false, reason: 'invalid', message: refusal }
    const after = requestAfterAction(locked.money, action, part?.cents)
    if (!after) return { ok: false, reason: 'invalid', message: `This is no longer possible: ${reference} changed in the meantime.` }
    const row = await storeRequest(tx, locked, after, now)
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: `payment.${action}`,
      target: id,
      summary: part ? `Refunding ${formatMoney(part.cents)} of ${reference}` : `${requestStaffActions[action].done} ${reference}`,
    })
    return { ok: true, request: toPaymentRequest(row, after.payments) }
  })

export interface NewPaymentRequest {
  readonly actor: Actor
  readonly organisationId: string
  readonly siteId: string
  readonly country: ResolvedConfig['identity']['country']
  /** Idempotency key from the console. */
  readonly key: string
  readonly kind: RequestKind
  readonly amountCents: number
  readonly locationId: string | null
  readonly carId: string | null
  readonly invoiceNumber: string
  readonly note: string
  /** YYYY-MM-DD. */
  readonly dueOn: string | null
  readonly name: string
  readonly email: string
  /** In international format, such as +61412345678; empty for none. */
  readonly mobile: string
  /** Set if the payer started it on the site: they go directly to payment, and no link is sent. */
  readonly byPayer?: true
  /** ISO in UTC. */
  readonly now: string
}

export type CreatePaymentRequestResult =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly field: 'siteId' | 'carId' | 'locationId'; readonly message: string }

/** Outbox messages with the link of a payment request, by email, text message, or both. */
export const linkMessages = ({ organisationId, siteId, id, email, mobile }: Row) => {
  const details = (to: string) => ({ paymentRequestId: id, to: [to] })
  return [
    ...(email === '' ? [] : [{ organisationId, siteId, ...outboxRow('payment.request', details(email)) }]),
    ...(mobile === '' ? [] : [{ organisationId, siteId, ...outboxRow('payment.requestBySms', details(mobile)) }]),
  ]
}

/** Creates a payment request with a link, sent by email, text message, or both (CHK-01). */
export const createPaymentRequest = (scope: Scope, options: NewPaymentRequest): Promise<CreatePaymentRequestResult> =>
  scope.transaction(async (tx): Promise<CreatePaymentRequestResult> => {
    const { actor, organisationId, siteId, key, carId, country, byPayer = false, now, ...details } = options
    const repeat = await tx.paymentRequest.findFirst({ where: { organisationId, creationKey: key } })
    if (repeat) return { ok: true, request: toPaymentRequest(repeat, await listRequestPayments(tx, [repeat])) }
    const car =
      carId === null ? null : await tx.car.findFirst({ where: { organisationId, id: carId }, select: { name: true, locationId: true } })
    if (carId !== null && !car) return { ok: false, field: 'carId', message: 'There is no such car.' }
    if (
      details.locationId !== null &&
      !(await tx.location.findFirst({ where: { organisationId, id: details.locationId, removedAt: null }, select: { id: true } }))
    )
      return { ok: false, field: 'locationId', message: 'There is no such location.' }
    const locationId = details.locationId ?? car?.locationId ?? null
    if (!(await findPaymentAccount(tx, { organisationId, locationId })))
      return {
        ok: false,
        field: 'siteId',
        message: 'No account takes this payment. Add one under “Payment accounts”, or choose the location or car it is for.',
      }
    const row = await tx.paymentRequest.create({
      data: {
        ...{
          ...details,
          organisationId,
          siteId,
          carId,
          locationId,
          carName: car?.name ?? null,
          creationKey: key,
          requestedBy: byPayer ? 'payer' : 'staff',
        },
        ...{ reference: newReference('P'), currency: countryCurrency(country), authorId: actor.userId, authorName: actor.name },
        ...{ createdAt: new Date(now), changedAt: new Date(now) },
      },
    })
    if (!byPayer) await tx.outboxMessage.createMany({ data: linkMessages(row) })
    await appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: byPayer ? 'payment.begin' : 'payment.ask', target: row.id },
      summary: byPayer ? `Started a payment on the site, ${row.reference}` : `Requested a payment from ${row.name}, ${row.reference}`,
      detail: { amountCents: { before: null, after: row.amountCents } },
    })
    return { ok: true, request: toPaymentRequest(row, []) }
  })
