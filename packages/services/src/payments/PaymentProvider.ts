import type { PaymentAccount } from '@forecourt/data/reservations/paymentAccounts'
import type { PaymentFacts } from '@forecourt/rules/reservations/PaymentStanding'

/** A page of the provider that takes one payment. */
export interface PaymentPageRequest {
  /** The same for every try to open the page, so that there is one: `reservation:{id}:pay`. */
  readonly key: string
  readonly amountCents: number
  /** ISO, such as AUD. */
  readonly currency: string
  /** authorise: kept on the card and taken later; charge: taken at once. */
  readonly collect: 'authorise' | 'charge'
  /** What the payer reads that it is for. */
  readonly title: string
  readonly email: string
  /** Where the provider's page leads when it is paid, and when they turn back: addresses of the site. */
  readonly returnAddress: string
  readonly backAddress: string
  /** Until when it takes the payment, ISO in UTC: providers ask for half an hour at least. */
  readonly until: string
}

export interface PaymentPage {
  readonly sessionId: string
  readonly address: string
}

/** What a provider tells by itself: only a reason to ask, never believed in what it says. */
export interface PaymentNotice {
  readonly eventId: string
  readonly type: string
  /** The page or the payment it is about, by the provider's name; null where it is neither. */
  readonly ref: string | null
}

export interface SentNotice {
  /** As it came, byte for byte. */
  readonly body: string
  readonly signature: string
  /** ISO in UTC. */
  readonly now: string
}

/**
 * Takes payments for dealers: a port. Every call may be repeated with the same key and does the same once; each fails with an error
 * where the provider can't be reached.
 */
export interface PaymentProvider {
  open(account: PaymentAccount, request: PaymentPageRequest): Promise<PaymentPage>
  /** Has the page take no payment any more; nothing where it is closed, or paid. */
  close(account: PaymentAccount, sessionId: string): Promise<void>
  facts(account: PaymentAccount, sessionId: string): Promise<PaymentFacts>
  /** Takes what is kept on the card. */
  capture(account: PaymentAccount, sessionId: string, key: string): Promise<void>
  /** Lets go what is kept on the card, or refunds what was taken. */
  giveBack(account: PaymentAccount, sessionId: string, key: string): Promise<void>
  /** What a notice says that the provider signed for this account; null for all else: forged, altered, too old. */
  readNotice(account: PaymentAccount, sent: SentNotice): PaymentNotice | null
}

/** The providers there are, by the name accounts have them. */
export type PaymentProviders = { readonly [Provider in PaymentAccount['provider']]: PaymentProvider }
