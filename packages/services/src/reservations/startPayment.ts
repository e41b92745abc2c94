import type { Database } from '@forecourt/data/createDatabase'
import { notePaymentPage, type OpenedPayment, openPayment } from '@forecourt/data/reservations/openPayment'
import type { Reservation } from '@forecourt/data/reservations/Reservation'
import type { PaymentProviders } from '../payments/PaymentProvider'

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
