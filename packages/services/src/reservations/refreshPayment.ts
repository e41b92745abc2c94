import type { Database } from '@forecourt/data/createDatabase'
import { accountForPayment } from '@forecourt/data/reservations/openPayment'
import { type Payment, toPayment } from '@forecourt/data/reservations/Payment'
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
