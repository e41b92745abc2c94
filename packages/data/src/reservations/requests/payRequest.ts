import type { Database } from '../../createDatabase'
import { accountForPayment } from '../openPayment'
import { type Payment, toPayment } from '../Payment'
import { findPaymentAccount, type PaymentAccount } from '../paymentAccounts'
import type { PaymentRequest } from './listPaymentRequests'

/** Lifetime of a payment page, the same on every attempt. Milliseconds. */
const pageMs = 60 * 60_000

/**
 * The payment for an open request: the one with an open page, else a new one. Null if there is no active account, or the request is not
 * open.
 */
export const payRequest = (
  db: Database,
  { organisationId, id, now }: Pick<PaymentRequest, 'organisationId' | 'id'> & { readonly now: string },
): Promise<{ readonly payment: Payment & { readonly pageUntil: string }; readonly account: PaymentAccount } | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    await tx.$queryRaw`select 1 from payment_requests where organisation_id = ${organisationId} and id = ${id} for update`
    const request = await tx.paymentRequest.findFirst({ where: { organisationId, id, state: 'open' } })
    if (!request) return null
    const open = await tx.payment.findFirst({
      where: { organisationId, requestId: id, money: { in: ['none', 'failed'] }, pageUntil: { gt: new Date(now) }, intent: null },
      orderBy: { createdAt: 'desc' },
    })
    if (open?.pageUntil)
      return { payment: { ...toPayment(open), pageUntil: open.pageUntil.toISOString() }, account: await accountForPayment(tx, open) }
    const account = await findPaymentAccount(tx, { organisationId, locationId: request.locationId })
    if (!account) return null
    const pageUntil = new Date(Date.parse(now) + pageMs)
    const row = await tx.payment.create({
      data: {
        ...{ organisationId, siteId: request.siteId, requestId: id, accountId: account.id, collect: 'charge', pageUntil },
        ...{ amountCents: request.amountCents, currency: request.currency, createdAt: new Date(now) },
      },
    })
    return { payment: { ...toPayment(row), pageUntil: pageUntil.toISOString() }, account }
  })

/** Payments of a request that have a page, to check when the payer returns. */
export const paymentsOfRequest = (
  db: Database,
  { organisationId, id }: Pick<PaymentRequest, 'organisationId' | 'id'>,
): Promise<Payment[]> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const rows = await tx.payment.findMany({ where: { organisationId, requestId: id, sessionId: { not: null } } })
    return rows.map(toPayment)
  })
