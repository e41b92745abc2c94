import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { JourneyKind } from '../entities/reservationStates'
import type { AnswerField } from '../leads/form/FormContext'
import type { Need, Part } from '../parts/Part'
import type { TradeInValue } from '../valuations/tradeInText'

/** Submitted values of one step, by field; validated again wherever they are read. */
export interface EnteredStep {
  readonly [field: string]: string
}

/** Submitted values by step name, as in `checkoutSteps`. */
export interface EnteredSteps {
  readonly [step: string]: EnteredStep
}

/** A shopper's checkout so far (RTE-05, RTE-06). */
export interface Journey {
  readonly kind: JourneyKind
  readonly entered: EnteredSteps
}

/** What steps depend on. */
export interface CheckoutContext extends Journey {
  readonly config: ResolvedConfig
  readonly car: Car
  /** The shopper's own valued vehicles, as of `now`. */
  readonly valued: readonly TradeInValue[]
  /** The instant of the page or the submission, ISO in UTC. */
  readonly now: string
}

/** Steps that only a purchase needs: a reservation only takes contact details. */
export const buying: Need<Pick<CheckoutContext, 'kind'>> = {
  holds: ({ kind }) => kind === 'buy',
  title: 'A purchase',
  yes: 'The shopper buys the car.',
  no: 'The shopper reserves the car or subscribes to it.',
}

/** Steps that only a subscription needs. */
export const subscribing: Need<Pick<CheckoutContext, 'kind'>> = {
  holds: ({ kind }) => kind === 'subscribe',
  title: 'A subscription',
  yes: 'The shopper subscribes to the car.',
  no: 'The shopper reserves or buys the car.',
}

/** Steps of a purchase or a subscription: a reservation has none of them. */
export const buyingOrSubscribing: Need<Pick<CheckoutContext, 'kind'>> = {
  holds: ({ kind }) => kind !== 'reserve',
  title: 'A purchase or subscription',
  yes: 'The shopper buys the car or subscribes to it.',
  no: 'The shopper reserves the car.',
}

/** An option of a choice, with the fields it adds when selected. */
export interface CheckoutChoice {
  readonly value: string
  readonly label: string
  readonly hint?: string
  readonly fields?: readonly CheckoutField[]
}

/** A field of a step: a form field, or a single choice if it has `choices`. */
export interface CheckoutField extends AnswerField {
  readonly name: string
  readonly choices?: readonly CheckoutChoice[]
}

/** A checkout step: when it shows, its fields, and its summary. */
export interface CheckoutStep extends Part<CheckoutContext> {
  /** Page heading. */
  readonly heading: (context: CheckoutContext) => string
  /** Intro below the heading. */
  readonly text?: (context: CheckoutContext) => string
  readonly fields: (context: CheckoutContext) => readonly CheckoutField[]
  /** Further validation errors by field, in addition to the fields' own. */
  readonly problems?: (entered: EnteredStep, context: CheckoutContext) => { readonly [field: string]: string }
  /** One-line summary of the answer; null if there is none. */
  readonly summary: (entered: EnteredStep, context: CheckoutContext) => string | null
}
