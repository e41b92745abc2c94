import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'
import { linkMessages } from './requests/createPaymentRequest'
import type { StaffActResult } from './reservationPage'

interface SendOptions {
  readonly id: string
  readonly actor: Actor
  /** Limits it to records of these sites; null for all of the scope. */
  readonly siteIds: readonly string[] | null
}

const notFound: StaffActResult = { ok: false, reason: 'notFound' }
const ofSites = (siteIds: readonly string[] | null) => (siteIds ? { siteId: { in: [...siteIds] } } : {})

/** Whether it was sent in the last minute: a repeated click sends nothing. */
const isJustSent = async (tx: Transaction, organisationId: string, target: string, action: string): Promise<boolean> => {
  const [sent] = await tx.$queryRaw<{ one: number }[]>`
    select 1 as one from audit
    where organisation_id = ${organisationId} and target = ${target} and action = ${action} and at > now() - interval '1 minute' limit 1`
  return sent !== undefined
}

/** Sends the link of an open payment request again, to the same e-mail address and phone number (CHK-01). */
export const sendPaymentLinkAgain = (scope: Scope, { id, actor, siteIds }: SendOptions): Promise<StaffActResult> =>
  scope.transaction(async (tx): Promise<StaffActResult> => {
    const row = await tx.paymentRequest.findFirst({ where: { id, ...ofSites(siteIds) } })
    if (!row) return notFound
    if (row.state !== 'open') return { ok: false, reason: 'invalid', message: 'It’s no longer waiting for a payment, so no link was sent.' }
    const messages = linkMessages(row)
    if (messages.length === 0)
      return { ok: false, reason: 'invalid', message: 'It has no email address and no mobile number. Copy the link instead.' }
    const { organisationId, siteId } = row
    if (await isJustSent(tx, organisationId, id, 'payment.resend')) return { ok: true }
    await tx.outboxMessage.createMany({ data: messages })
    await appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: 'payment.resend', target: id },
      summary: `Sent the payment link of ${row.reference} again`,
    })
    return { ok: true }
  })

/** Sends the confirmation of a reservation again (CHK-04). */
export const sendConfirmationAgain = (scope: Scope, { id, actor, siteIds }: SendOptions): Promise<StaffActResult> =>
  scope.transaction(async (tx): Promise<StaffActResult> => {
    const row = await tx.reservation.findFirst({ where: { id, ...ofSites(siteIds) } })
    if (!row) return notFound
    const { organisationId, siteId, state, email, carName, reference } = row
    if (state !== 'authorised' && state !== 'charged')
      return { ok: false, reason: 'invalid', message: 'The car is no longer reserved for them, so no confirmation is sent.' }
    if (email === '') return { ok: false, reason: 'invalid', message: 'They left no email address.' }
    if (await isJustSent(tx, organisationId, id, 'reservation.resend')) return { ok: true }
    const event = state === 'authorised' ? 'authorise' : 'charge'
    await tx.outboxMessage.createMany({
      data: [{ organisationId, siteId, ...outboxRow('reservation.shopper', { reservationId: id, event, to: [email] }) }],
    })
    await appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: 'reservation.resend', target: id },
      summary: `Sent the confirmation of ${carName}, ${reference}, again`,
    })
    return { ok: true }
  })
