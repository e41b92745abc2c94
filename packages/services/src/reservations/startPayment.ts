import type { Database } from '@forecourt/data/createDatabase'
import { applyPaymentFacts } from '@forecourt/data/reservations/applyPaymentFacts'
import { accountForPayment, type OpenedPayment, openPayment, storePaymentPage } from '@forecourt/data/reservations/openPayment'
import { type Payment, toPayment } from '@forecourt/data/reservations/Payment'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import type { PaymentProviders } from '../payments/PaymentProvider'

type PaymentRef = Pick<Payment, 'organisationId'> & ({ readonly id: string } | { readonly reservationId: string })

/**
 * Queries the provider for a payment and stores its state: after the shopper returns, on a webhook, or on schedule. Null if there is no
 * such payment; returns it unchanged if its page was not opened yet.
 */
export const refreshPayment = async (
  db: Database,
  providers: PaymentProviders,
  ref: PaymentRef,
  now: () => string,
): Promise<Payment | null> => {
  const scope = db.forOrganisation(ref.organisationId)
  const found = await scope.transaction(async (tx) => {
    const row = await tx.payment.findFirst({ where: 'id' in ref ? { id: ref.id } : { reservationId: ref.reservationId } })
    return row && { payment: toPayment(row), account: await accountForPayment(tx, row) }
  })
  if (!found) return null
  const { payment, account } = found
  if (payment.sessionId === null) return payment
  const requestedAt = now()
  const facts = await providers[account.provider].facts(account, payment.sessionId)
  return applyPaymentFacts(scope, payment, facts, now(), requestedAt)
}

export interface PaymentStart {
  readonly organisationId: string
  /** Reservation id. */
  readonly id: string
  readonly returnAddress: string
  readonly backAddress: string
  /** ISO in UTC. */
  readonly now: string
}

export type PaymentStartResult =
  | { readonly ok: true; readonly reservation: Reservation; readonly address: string }
  | Extract<OpenedPayment, { readonly ok: false }>
  /** The provider is unreachable: the car stays held, and a retry opens the same page. */
  | { readonly ok: false; readonly reason: 'away'; readonly reservation: Reservation }

/** Opens the payment page of a reservation's deposit; repeated calls return the same page (CHK-02, CHK-03). */
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
      ...{
        title: `${reservation.subscription ? 'Subscription of' : 'Deposit for'} ${reservation.carName}`,
        email: reservation.email,
        returnAddress,
        backAddress,
        until: payment.pageUntil,
      },
    })
    await storePaymentPage(db, payment, { sessionId: page.sessionId, address: page.address, now })
    return { ok: true, reservation, address: page.address }
  } catch {
    return { ok: false, reason: 'away', reservation }
  }
}
