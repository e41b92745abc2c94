import { type CheckoutStepId, checkoutStep, listCheckoutSteps } from './checkoutSteps'
import type { CheckoutAbout } from './Journey'
import { stepProblems } from './stepProblems'

/** Whether a step was sent, and what was typed in it still holds with the site's settings of now. */
export const isDone = (id: CheckoutStepId, about: CheckoutAbout): boolean => {
  const typed = about.typed[id]
  return typed !== undefined && Object.keys(stepProblems(checkoutStep(id), typed, about)).length === 0
}

/** The first step that is still to do; the last one where all before it are done. */
export const firstOpenStep = (about: CheckoutAbout): CheckoutStepId => {
  const steps = listCheckoutSteps(about)
  return steps.find((id) => !isDone(id, about)) ?? (steps.at(-1) as CheckoutStepId)
}

/** The step to show: the one that was asked for, where the way to it is done; else the first that isn't (RTE-06). */
export const stepAt = (asked: CheckoutStepId | null, about: CheckoutAbout): CheckoutStepId => {
  const open = firstOpenStep(about)
  const steps = listCheckoutSteps(about)
  return asked !== null && steps.includes(asked) && steps.indexOf(asked) <= steps.indexOf(open) ? asked : open
}
