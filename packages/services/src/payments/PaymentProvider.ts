import type { PaymentAccount } from '@forecourt/data/reservations/paymentAccounts'
import type { PaymentFacts } from '@forecourt/rules/reservations/PaymentStanding'

/** Request for a hosted payment page. */
export interface PaymentPageRequest {
  /** Idempotency key of the page: `reservation:{id}:pay`. */
  readonly key: string
  readonly amountCents: number
  /** ISO, such as AUD. */
  readonly currency: string
  /** authorise: hold on the card, capture later; charge: capture at once. */
  readonly collect: 'authorise' | 'charge'
  /** Payment description for the payer. */
  readonly title: string
  readonly email: string
  /** Success and cancel URLs on the site. */
  readonly returnAddress: string
  readonly backAddress: string
  /** Expiry, ISO in UTC; providers require at least half an hour. */
  readonly until: string
}

export interface PaymentPage {
  readonly sessionId: string
  readonly address: string
}

/** A webhook of the provider. It only triggers a query of the payment; its content is not trusted. */
export interface PaymentNotice {
  readonly eventId: string
  readonly type: string
  /** Provider id of the page or payment; null for other events. */
  readonly ref: string | null
}

export interface SentNotice {
  /** Raw body. */
  readonly body: string
  readonly signature: string
  /** ISO in UTC. */
  readonly now: string
}

/** Port of payment providers. Calls are idempotent by key; each rejects if the provider is unreachable. */
export interface PaymentProvider {
  open(account: PaymentAccount, request: PaymentPageRequest): Promise<PaymentPage>
  /** Expires the page; no effect if it is expired or paid. */
  close(account: PaymentAccount, sessionId: string): Promise<void>
  facts(account: PaymentAccount, sessionId: string): Promise<PaymentFacts>
  /** Captures the authorised amount. */
  capture(account: PaymentAccount, sessionId: string, key: string): Promise<void>
  /** Refunds a captured payment until a total has been returned; never more, however often it is called. */
  refundPart(account: PaymentAccount, sessionId: string, part: { readonly totalCents: number; readonly key: string }): Promise<void>
  /** Voids an authorisation, or refunds what is left of a capture. */
  refundOrVoid(account: PaymentAccount, sessionId: string, key: string): Promise<void>
  /** Verifies a webhook for this account; null if it is forged, altered or too old. */
  readNotice(account: PaymentAccount, sent: SentNotice): PaymentNotice | null
}

/** Payment providers by name. */
export type PaymentProviders = { readonly [Provider in PaymentAccount['provider']]: PaymentProvider }
