import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsAlerts } from '../accounts/alerts/sendsAlerts'
import type { Car, PriceType } from '../entities/Car'
import type { EndedBecause, JourneyKind, ReservationState } from '../entities/reservationStates'
import type { SubscriptionPlan } from '../entities/SubscriptionPlan'
import type { TradeInValue } from '../valuations/tradeInText'
import type { CheckoutStepId } from './checkoutSteps'
import type { EnteredStep, Journey } from './Journey'
import { journeyPriceCents } from './journeyPriceCents'

/** The price a shopper saw when they started. Whole cents. */
export interface SeenPrice {
  readonly cents: number
  readonly type: PriceType
}

/** The reservation of a checkout, as its shopper sees it. Times are ISO in UTC. */
export interface JourneyHold {
  readonly reference: string
  readonly state: ReservationState
  /** Reason it ended, if it did. */
  readonly because: EndedBecause | null
  readonly amountCents: number
  /** Payment deadline. */
  readonly heldUntil: string
  /** End of the reservation; null until paid. */
  readonly reservedUntil: string | null
  /** The bank's description of the payment, such as 'Visa •••• 4242'; empty before. */
  readonly paidWith: string
  /** Whether the bank declined the last attempt. */
  readonly declined: boolean
  /** Whether it belongs to an account: made while signed in, or its e-mail address was confirmed. */
  readonly isOwned: boolean
  /** Plan of a subscription; null for a reservation or purchase. */
  readonly subscription: SubscriptionPlan | null
}

/** Errors of the checkout, by query parameter. */
export const checkoutProblems = {
  wait: 'That’s a lot of attempts in a short time. Please wait a few minutes, or call us.',
  away: 'We can’t reach the bank right now, so nothing has been paid. Please try again in a minute, or call us and we’ll hold the car for you.',
  unable: 'We can’t take deposits online right now, so nothing has been paid. We have your details, or you can call us.',
} as const
export type CheckoutProblem = keyof typeof checkoutProblems

/** Data of a checkout page (RTE-05, RTE-06). */
export interface Checkout extends Journey {
  /** Token to resume the checkout; null before the first submission. */
  readonly token: string | null
  readonly car: Car
  readonly similar: readonly Car[]
  readonly valued: readonly TradeInValue[]
  /** Contact details of the signed-in shopper, to prefill the form. */
  readonly known: EnteredStep
  /** The step in the URL, and whether to show its validation errors. */
  readonly requested: CheckoutStepId | null
  readonly isChecked: boolean
  /** Price at the start of the checkout, or the one the shopper last accepted. */
  readonly seen: SeenPrice
  /** Time since when the car has its current price, ISO in UTC; null if unknown, as for weekly prices. */
  readonly pricedAt: string | null
  readonly hold: JourneyHold | null
  /** The shopper returned from the bank’s page without paying. */
  readonly isBack: boolean
  /** Whether the account has saved the car; null without accounts. */
  readonly watching: boolean | null
  readonly problem: CheckoutProblem | null
  /** Token of a mail's link that confirms the address of the reservation; null without one. */
  readonly proof: string | null
}

/** Whether a shopper who came too late can get a mail when the car is available again (FAV-06): the site has accounts and sends alerts. */
export const offersAvailabilityMail = (
  { watching }: Pick<Checkout, 'watching'>,
  config: Pick<ResolvedConfig, 'auth' | 'garage'>,
): boolean => watching !== null && sendsAlerts(config)

/** A checkout without submitted steps, for new visitors and previews (RTE-05, RTE-06). */
export const newCheckout = (kind: JourneyKind, car: Car, more: Partial<Checkout> = {}): Checkout => ({
  kind,
  entered: {},
  token: null,
  car,
  similar: [],
  valued: [],
  known: {},
  requested: null,
  isChecked: false,
  seen: { cents: journeyPriceCents(kind, car) ?? 0, type: car.priceType },
  pricedAt: null,
  hold: null,
  isBack: false,
  watching: null,
  problem: null,
  proof: null,
  ...more,
})
