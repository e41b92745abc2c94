import { journeyPriceCents } from '@forecourt/rules/checkout/journeyPriceCents'
import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type Payment, toPayment } from './Payment'
import type { PaymentAccount } from './paymentAccounts'
import { type Reservation, toReservation } from './Reservation'

/** The account of a payment; it still processes existing payments after its end. */
export const accountForPayment = async (
  tx: Transaction,
  { organisationId, accountId }: Pick<Payment, 'organisationId' | 'accountId'>,
): Promise<PaymentAccount> => {
  const {
    createdAt: _,
    endedAt: __,
    provider,
    ...account
  } = await tx.paymentAccount.findUniqueOrThrow({
    where: { organisationId_id: { organisationId, id: accountId } },
  })
  return { ...account, provider: provider as PaymentAccount['provider'] }
}

export type OpenedPayment =
  | {
      readonly ok: true
      readonly reservation: Reservation
      readonly payment: Payment & { readonly pageUntil: string }
      readonly account: PaymentAccount
    }
  | { readonly ok: false; readonly reason: 'notFound' }
  /** Expired, or paid already. */
  | { readonly ok: false; readonly reason: 'ended' | 'paid'; readonly reservation: Reservation }
  /** The car was sold or withdrawn, or its price changed, since the hold. */
  | { readonly ok: false; readonly reason: 'sold' | 'gone'; readonly reservation: Reservation }
  | { readonly ok: false; readonly reason: 'priceChanged'; readonly reservation: Reservation; readonly priceCents: number | null }

/**
 * Lifetime of a payment page: providers require at least half an hour, and the same value on every attempt, so this leaves time for
 * retries. Milliseconds.
 */
const pageMs = 35 * 60_000

/** Opens the payment of a reservation, if possible: held, and the car on sale at the same price (CHK-02). */
export const openPayment = (
  db: Database,
  { organisationId, id, now }: Pick<Reservation, 'organisationId' | 'id'> & { readonly now: string },
): Promise<OpenedPayment> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const stored = await tx.reservation.findFirst({ where: { organisationId, id } })
    if (!stored) return { ok: false, reason: 'notFound' }
    const reservation = toReservation(stored)
    if (reservation.state === 'authorised' || reservation.state === 'charged' || reservation.state === 'completed')
      return { ok: false, reason: 'paid', reservation }
    if (reservation.state !== 'holding' || reservation.heldUntil <= now) return { ok: false, reason: 'ended', reservation }
    const car = await tx.car.findFirst({
      where: { organisationId, id: reservation.carId },
      select: { status: true, priceCents: true, subscriptionPriceCents: true },
    })
    if (car?.status === 'sold') return { ok: false, reason: 'sold', reservation }
    if (car?.status !== 'in_stock' && car?.status !== 'coming_soon') return { ok: false, reason: 'gone', reservation }
    const priceCents = journeyPriceCents(reservation.subscription ? 'subscribe' : 'reserve', car)
    if (priceCents !== reservation.priceCents) return { ok: false, reason: 'priceChanged', reservation, priceCents }
    const pageUntil = new Date(Math.max(Date.parse(reservation.heldUntil), Date.parse(now) + pageMs))
    await tx.payment.updateMany({ where: { organisationId, reservationId: id, pageUntil: null }, data: { pageUntil } })
    const row = await tx.payment.findFirstOrThrow({ where: { organisationId, reservationId: id } })
    return {
      ok: true,
      reservation,
      payment: { ...toPayment(row), pageUntil: (row.pageUntil ?? pageUntil).toISOString() },
      account: await accountForPayment(tx, row),
    }
  })

/** Delay of the first check of a payment page, in case a webhook is missed; `nextCheck` sets the later ones. Milliseconds. */
const firstCheckMs = 60_000

/** Stores the payment page; an existing one stays, as the provider returns the same page for the same key. */
export const storePaymentPage = (
  db: Database,
  { organisationId, id }: Pick<Payment, 'organisationId' | 'id'>,
  page: { readonly sessionId: string; readonly address: string; readonly now: string },
): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) =>
    tx.payment.updateMany({
      where: { organisationId, id, sessionId: null },
      data: {
        ...{ sessionId: page.sessionId, pageAddress: page.address, requestedAt: new Date(page.now) },
        checkAt: new Date(Date.parse(page.now) + firstCheckMs),
      },
    }),
  )
