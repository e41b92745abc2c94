import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { JourneyKind } from '../entities/JourneyKind'
import type { OnRoadCharge } from '../pricing/listCharges'
import type { TradeInValue } from '../valuations/TradeInValue'

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
