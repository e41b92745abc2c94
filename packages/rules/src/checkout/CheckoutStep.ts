import type { AnswerField } from '../leads/form/AnswerField'
import type { Part } from '../parts/Part'
import type { CheckoutAbout, TypedStep } from './Journey'

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
