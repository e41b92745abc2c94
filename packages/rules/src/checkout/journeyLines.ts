import { type CheckoutStepId, checkoutStep, listCheckoutSteps } from './checkoutSteps'
import type { CheckoutAbout } from './Journey'
import { isDone } from './stepAt'

/** What was answered in a step, in a line. */
export interface JourneyLine {
  readonly step: CheckoutStepId
  readonly title: string
  readonly text: string
}

/** What a journey says so far, a line for each step that is done (RTE-06). */
export const journeyLines = (about: CheckoutAbout): JourneyLine[] =>
  listCheckoutSteps(about).flatMap((id) => {
    const step = checkoutStep(id)
    const text = isDone(id, about) ? step.summary(about.typed[id] ?? {}, about) : null
    return text ? [{ step: id, title: step.title, text }] : []
  })
