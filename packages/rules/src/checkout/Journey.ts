import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { JourneyKind } from '../entities/reservationStates'
import type { AnswerField } from '../leads/form/FormContext'
import type { Need, Part } from '../parts/Part'
import type { OnRoadCharge } from '../pricing/listCharges'
import type { TradeInValue } from '../valuations/tradeInText'

/** What was typed in one step, by field, as it was sent: it is checked again wherever it is read. */
export interface TypedStep {
  readonly [field: string]: string
}

/** What was typed in each step that was sent, by its name in `checkoutSteps`. */
export interface TypedSteps {
  readonly [step: string]: TypedStep
}

/** A shopper's way to a car, as far as they came (RTE-05, RTE-06). */
export interface Journey {
  readonly kind: JourneyKind
  readonly typed: TypedSteps
}

/** What steps depend on beside themselves. */
export interface CheckoutAbout extends Journey {
  readonly config: ResolvedConfig
  readonly car: Car
  /** What the car’s dealership wrote of costs on the road. */
  readonly charges: readonly OnRoadCharge[]
  /** The shopper's own vehicles that were sent to be valued, as they stand at `now`. */
  readonly valued: readonly TradeInValue[]
  /** The instant of the page or of the sending, ISO in UTC. */
  readonly now: string
}

/** What only a purchase needs: a reservation asks who it is for, and no more. */
export const buying: Need<Pick<CheckoutAbout, 'kind'>> = {
  holds: ({ kind }) => kind === 'buy',
  title: 'A purchase',
  yes: 'The shopper buys the car.',
  no: 'The shopper reserves the car.',
}

/** One answer to choose, with what is asked only of those who choose it. */
export interface CheckoutChoice {
  readonly value: string
  readonly label: string
  readonly hint?: string
  readonly fields?: readonly CheckoutField[]
}

/** A field of a step: as in any form; or, with `choices`, answers of which one is chosen. */
export interface CheckoutField extends AnswerField {
  readonly name: string
  readonly choices?: readonly CheckoutChoice[]
}

/** One step to a car: when it shows, what it asks, and what is said of the answer afterwards. */
export interface CheckoutStep extends Part<CheckoutAbout> {
  /** The heading of its page. */
  readonly heading: (about: CheckoutAbout) => string
  /** What stands under the heading. */
  readonly text?: (about: CheckoutAbout) => string
  readonly fields: (about: CheckoutAbout) => readonly CheckoutField[]
  /** What is wrong beyond what its fields say themselves, by field. */
  readonly problems?: (typed: TypedStep, about: CheckoutAbout) => { readonly [field: string]: string }
  /** The answer in a line, for whoever looks at it later; null where there is none. */
  readonly summary: (typed: TypedStep, about: CheckoutAbout) => string | null
}
