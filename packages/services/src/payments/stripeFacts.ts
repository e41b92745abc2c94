import type { DisputeState, PaymentFacts, PaymentMoney } from '@forecourt/rules/reservations/PaymentStanding'
import type Stripe from 'stripe'

/** A payment in Stripe: session, intent, charge, refunds and disputes. */
export interface StripePayment {
  readonly session: Stripe.Checkout.Session
  readonly intent: Stripe.PaymentIntent | null
  readonly charge: Stripe.Charge | null
  readonly refunds: readonly Stripe.Refund[]
  readonly disputes: readonly Stripe.Dispute[]
}

const sumRefunds = (refunds: readonly Stripe.Refund[], ...statuses: readonly (string | null)[]) =>
  refunds.filter(({ status }) => statuses.includes(status)).reduce((sum, refund) => sum + refund.amount, 0)

/** Total of the refunds that were made or are on their way. Cents. */
export const sumOfRefunds = (refunds: readonly Stripe.Refund[]): number => sumRefunds(refunds, 'succeeded', 'pending', 'requires_action')

/** A refund of a part that we requested: if it fails, the rest of the payment isn't affected. */
const isPart = ({ metadata }: Stripe.Refund): boolean => metadata?.forecourtPart !== undefined

const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed'

const returned = (refunds: readonly Stripe.Refund[], amount: number): PaymentMoney => {
  if (sumRefunds(refunds, 'succeeded') >= amount) return 'returned'
  if (sumOfRefunds(refunds) >= amount) return 'returning'
  return refunds.some((refund) => isFailed(refund) && !isPart(refund)) ? 'returnFailed' : 'charged'
}

const toPaymentMoney = ({ intent, charge, refunds }: StripePayment): PaymentMoney => {
  switch (intent?.status) {
    case 'requires_capture':
      return 'authorised'
    case 'succeeded':
      return returned(refunds, intent.amount_received)
    case 'canceled':
      // An intent that was never confirmed had no authorisation.
      return charge?.status === 'succeeded' ? 'letGo' : 'none'
    default:
      return intent?.last_payment_error ? 'failed' : 'none'
  }
}

/** Maps Stripe's dispute states; a closed inquiry is no dispute. */
const toDisputeState = ({ disputes }: StripePayment): DisputeState | null => {
  const [latest] = disputes
  if (!latest || latest.status === 'warning_closed' || latest.status === 'prevented') return null
  if (latest.status === 'won') return 'won'
  return latest.status === 'lost' ? 'lost' : 'open'
}

const brands: { readonly [brand: string]: string } = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  eftpos_au: 'eftpos',
}
const wallets: { readonly [wallet: string]: string } = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }

const paidWith = (charge: Stripe.Charge | null): string => {
  const card = charge?.status === 'succeeded' ? charge.payment_method_details?.card : null
  if (!card) return ''
  const name = `${brands[card.brand ?? ''] ?? 'Card'} •••• ${card.last4 ?? ''}`.trim()
  const wallet = wallets[card.wallet?.type ?? '']
  return wallet ? `${wallet}, ${name}` : name
}

/** Maps a Stripe payment to the port's facts (CHK-02). */
export const stripeFacts = (payment: StripePayment): PaymentFacts => {
  const { session, intent, charge, refunds } = payment
  const before = charge?.payment_method_details?.card?.capture_before
  return {
    money: toPaymentMoney(payment),
    page: session.status === 'open' || intent?.status === 'processing' ? 'open' : 'closed',
    dispute: toDisputeState(payment),
    ref: intent?.id ?? null,
    failedRefunds: refunds.filter((refund) => isFailed(refund) && !isPart(refund)).length,
    refundedPartsCents: sumOfRefunds(refunds),
    failedPartialRefunds: refunds.filter((refund) => isFailed(refund) && isPart(refund)).length,
    paidWith: paidWith(charge),
    captureBefore: intent?.status === 'requires_capture' && before ? new Date(before * 1000).toISOString() : null,
  }
}
