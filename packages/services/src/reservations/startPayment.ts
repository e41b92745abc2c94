import type { Database } from '@forecourt/data/createDatabase'
import { accountForPayment, notePaymentPage, type OpenedPayment, openPayment } from '@forecourt/data/reservations/openPayment'
import { type Payment, toPayment } from '@forecourt/data/reservations/Payment'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import { settlePayment } from '@forecourt/data/reservations/settlePayment'
import type { PaymentProviders } from '../payments/PaymentProvider'

type PaymentRef = Pick<Payment, 'organisationId'> & ({ readonly id: string } | { readonly reservationId: string })

/**
 * Asks the provider what it knows of a payment, and takes it in: whenever something hints that there is news, such as a shopper who
 * comes back from paying, a notice, or the clock. Null where there is no such payment; the payment as it was before its page was opened.
 */
export const refreshPayment = async (
  db: Database,
  providers: PaymentProviders,
  asked: PaymentRef,
  now: () => string,
): Promise<Payment | null> => {
  const scope = db.forOrganisation(asked.organisationId)
  const found = await scope.transaction(async (tx) => {
    const row = await tx.payment.findFirst({ where: 'id' in asked ? { id: asked.id } : { reservationId: asked.reservationId } })
    return row && { payment: toPayment(row), account: await accountForPayment(tx, row) }
  })
  if (!found) return null
  const { payment, account } = found
  if (payment.sessionId === null) return payment
  const askedAt = now()
  const facts = await providers[account.provider].facts(account, payment.sessionId)
  return settlePayment(scope, payment, facts, now(), askedAt)
}

export interface PaymentStart {
  readonly organisationId: string
  /** The reservation's. */
  readonly id: string
  readonly returnAddress: string
  readonly backAddress: string
  /** ISO in UTC. */
  readonly now: string
}

export type PaymentStartResult =
  | { readonly ok: true; readonly reservation: Reservation; readonly address: string }
  | Extract<OpenedPayment, { readonly ok: false }>
  /** The provider can't be reached: the car stays held, and another try opens the same page. */
  | { readonly ok: false; readonly reason: 'away'; readonly reservation: Reservation }

/** The address of the page on which a reservation's deposit is paid: one page, however often it is asked for (CHK-02, CHK-03). */
export const startPayment = async (
  db: Database,
  providers: PaymentProviders,
  { organisationId, id, returnAddress, backAddress, now }: PaymentStart,
): Promise<PaymentStartResult> => {
  const opened = await openPayment(db, { organisationId, id, now })
  if (!opened.ok) return opened
  const { reservation, payment, account } = opened
  if (payment.pageAddress !== null) return { ok: true, reservation, address: payment.pageAddress }
  try {
    const page = await providers[account.provider].open(account, {
      key: `reservation:${id}:pay`,
      ...{ amountCents: payment.amountCents, currency: payment.currency, collect: payment.collect },
      ...{ title: `Deposit for ${reservation.carName}`, email: reservation.email, returnAddress, backAddress, until: payment.pageUntil },
    })
    await notePaymentPage(db, payment, { sessionId: page.sessionId, address: page.address, now })
    return { ok: true, reservation, address: page.address }
  } catch {
    return { ok: false, reason: 'away', reservation }
  }
}
