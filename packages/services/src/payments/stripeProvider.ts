import type { PaymentAccount } from '@forecourt/data/reservations/paymentAccounts'
import Stripe from 'stripe'
import type { PaymentProvider } from './PaymentProvider'
import type { PaymentKeys } from './paymentKeys'
import { isSignedNotice, noticeTolerance } from './signedNotice'
import { stripeFacts, sumOfRefunds } from './stripeFacts'

export interface StripeOptions {
  keysOf(ref: string): PaymentKeys | null
  /** API endpoint; Stripe's own by default. */
  readonly api?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>
}

/** Milliseconds; the library retries with the same idempotency key. */
const timeout = 20_000

/** Session or payment id of a webhook. */
const eventReference = ({ data: { object } }: Stripe.Event): string | null => {
  if (object.object === 'checkout.session' || object.object === 'payment_intent') return object.id
  const intent = 'payment_intent' in object ? object.payment_intent : null
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

/** Stripe errors for an action that has already happened. */
const isDone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  ['charge_already_refunded', 'payment_intent_unexpected_state', 'checkout_session_not_open'].includes(error.code ?? '')

const unlessDone = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isDone(error)) throw error
  }
}

const readPaymentIntent = async (stripe: Stripe, sessionId: string): Promise<Stripe.PaymentIntent | null> => {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })
  return typeof session.payment_intent === 'string' ? null : session.payment_intent
}

/**
 * Stripe by hosted Checkout on the dealer's own account: no script of Stripe on our pages, no card number on our servers; refunds and
 * disputes are between the dealer and Stripe.
 */
export const stripeProvider = ({ keysOf, api }: StripeOptions): PaymentProvider => {
  const clients = new Map<string, Stripe>()
  const stripeClient = ({ secretRef, name }: PaymentAccount): Stripe => {
    const keys = keysOf(secretRef)
    if (!keys) throw new Error(`There are no keys for the payment account “${name}” (${secretRef || 'no name of keys'})`)
    const client = clients.get(keys.key) ?? new Stripe(keys.key, { ...api, timeout, maxNetworkRetries: 2, telemetry: false })
    clients.set(keys.key, client)
    return client
  }
  // Signature verification needs no API key.
  const verifier = new Stripe('sk_none')

  return {
    async open(account, { key, amountCents, currency, collect, title, email, returnAddress, backAddress, until }) {
      const session = await stripeClient(account).checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            { quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: title } } },
          ],
          payment_intent_data: {
            capture_method: collect === 'authorise' ? 'manual' : 'automatic',
            description: title,
            metadata: { forecourt: key },
          },
          ...(email !== '' && { customer_email: email }),
          success_url: returnAddress,
          cancel_url: backAddress,
          expires_at: Math.floor(Date.parse(until) / 1000),
          metadata: { forecourt: key },
        },
        { idempotencyKey: key },
      )
      if (!session.url) throw new Error('Stripe gave no address to pay at')
      return { sessionId: session.id, address: session.url }
    },
    async close(account, sessionId) {
      const stripe = stripeClient(account)
      const session = await stripe.checkout.sessions.retrieve(sessionId)
      if (session.status === 'open') await unlessDone(() => stripe.checkout.sessions.expire(sessionId))
    },
    async facts(account, sessionId) {
      const stripe = stripeClient(account)
      const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
      const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
      const charge = !intent || typeof intent.latest_charge === 'string' ? null : intent.latest_charge
      if (!intent || !charge) return stripeFacts({ session, intent, charge, refunds: [], disputes: [] })
      const [refunds, disputes] = await Promise.all([
        stripe.refunds.list({ payment_intent: intent.id, limit: 100 }),
        stripe.disputes.list({ payment_intent: intent.id, limit: 10 }),
      ])
      return stripeFacts({ session, intent, charge, refunds: refunds.data, disputes: disputes.data })
    },
    async capture(account, sessionId, key) {
      const stripe = stripeClient(account)
      const intent = await readPaymentIntent(stripe, sessionId)
      if (intent?.status === 'requires_capture')
        await unlessDone(() => stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: key }))
    },
    async refundPart(account, sessionId, { totalCents, key }) {
      const stripe = stripeClient(account)
      const intent = await readPaymentIntent(stripe, sessionId)
      if (intent?.status !== 'succeeded') return
      const refunds = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 })
      const amount = Math.min(totalCents, intent.amount_received) - sumOfRefunds(refunds.data)
      // The amount is in the key, as a repeat after a lost response finds the refund in the list.
      if (amount > 0)
        await unlessDone(() =>
          stripe.refunds.create(
            { payment_intent: intent.id, amount, metadata: { forecourtPart: key } },
            { idempotencyKey: `${key}:${amount}` },
          ),
        )
    },
    async refundOrVoid(account, sessionId, key) {
      const stripe = stripeClient(account)
      const intent = await readPaymentIntent(stripe, sessionId)
      if (intent?.status === 'requires_capture')
        await unlessDone(() => stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${key}:cancel` }))
      if (intent?.status === 'succeeded')
        await unlessDone(() => stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: key }))
    },
    readNotice(account, notice) {
      const secrets = keysOf(account.secretRef)?.signing ?? []
      // The library checks the age of a webhook, but not a timestamp in the future.
      if (!isSignedNotice(notice, secrets)) return null
      for (const secret of secrets) {
        try {
          const { body, signature, now } = notice
          const event = verifier.webhooks.constructEvent(body, signature, secret, noticeTolerance, undefined, Date.parse(now))
          return { eventId: event.id, type: event.type, ref: eventReference(event) }
        } catch {
          // Invalid signature.
        }
      }
      return null
    },
  }
}
