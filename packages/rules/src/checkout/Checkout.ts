import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsAlerts } from '../accounts/alerts/sendsAlerts'
import type { Car, PriceType } from '../entities/Car'
import type { EndedBecause, JourneyKind, ReservationState } from '../entities/reservationStates'
import type { OnRoadCharge } from '../pricing/listCharges'
import type { TradeInValue } from '../valuations/tradeInText'
import type { CheckoutStepId } from './checkoutSteps'
import type { Journey, TypedStep } from './Journey'

/** A price a shopper saw and went on with. Whole cents. */
export interface SeenPrice {
  readonly cents: number
  readonly type: PriceType
}

/** The reservation a journey led to, as its shopper may know it. Times are ISO in UTC. */
export interface JourneyHold {
  readonly reference: string
  readonly state: ReservationState
  /** Why it ended, where it did. */
  readonly because: EndedBecause | null
  readonly amountCents: number
  /** Until when the payment is waited for. */
  readonly heldUntil: string
  /** Until when the car is reserved; null until it is paid. */
  readonly reservedUntil: string | null
  /** How it was paid, as the bank says it, such as 'Visa •••• 4242'; empty before. */
  readonly paidWith: string
  /** The bank refused the last try. */
  readonly declined: boolean
}

/** What went wrong with what was sent, as the address of the page says it. */
export const checkoutProblems = {
  wait: 'That was a lot of tries in a short time. Please wait a few minutes, or call us.',
  away: 'We can’t reach the bank just now, so nothing was paid. Please try again in a minute, or call us and we keep the car for you by hand.',
  unable: 'Deposits can’t be taken here just now, so nothing was paid. We know whom to call; or call us.',
} as const
export type CheckoutProblem = keyof typeof checkoutProblems

/** All that a page of a shopper’s way to a car shows beside the site’s own (RTE-05, RTE-06). */
export interface Checkout extends Journey {
  /** By what it is found again; null before anything was sent. */
  readonly token: string | null
  readonly car: Car
  /** What the car’s dealership wrote of costs on the road. */
  readonly charges: readonly OnRoadCharge[]
  readonly similar: readonly Car[]
  readonly valued: readonly TradeInValue[]
  /** What is known of the shopper who is signed in, to begin with. */
  readonly known: TypedStep
  /** The step the address names, and whether it comes back with something to mend. */
  readonly asked: CheckoutStepId | null
  readonly isChecked: boolean
  /** What the car cost when the journey began, or the shopper last agreed. */
  readonly seen: SeenPrice
  readonly hold: JourneyHold | null
  /** They came back from the bank’s page without having paid. */
  readonly isBack: boolean
  /** Whether an account watches the car; null where nobody signs in. */
  readonly watching: boolean | null
  readonly problem: CheckoutProblem | null
}

/** Whether who came too late can be told by mail when the car comes free (FAV-06): shoppers sign in on the site, and it writes to them. */
export const offersToTell = ({ watching }: Pick<Checkout, 'watching'>, config: Pick<ResolvedConfig, 'auth' | 'garage'>): boolean =>
  watching !== null && sendsAlerts(config)

/** A journey before anything was sent: what whoever has just come sees of it, and a preview (RTE-05, RTE-06). */
export const newCheckout = (kind: JourneyKind, car: Car, more: Partial<Checkout> = {}): Checkout => ({
  kind,
  typed: {},
  token: null,
  car,
  charges: [],
  similar: [],
  valued: [],
  known: {},
  asked: null,
  isChecked: false,
  seen: { cents: car.priceCents ?? 0, type: car.priceType },
  hold: null,
  isBack: false,
  watching: null,
  problem: null,
  ...more,
})
