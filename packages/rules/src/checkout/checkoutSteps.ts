import { fieldProblem } from '../leads/form/fieldProblem'
import { missingProblem } from '../leads/form/missingProblem'
import { shows } from '../parts/Part'
import { cleanText } from '../text/cleanText'
import type { CheckoutContext, CheckoutField, CheckoutStep, EnteredStep } from './Journey'
import { car } from './steps/car'
import { contact } from './steps/contact'
import { handover } from './steps/handover'
import { payment } from './steps/payment'
import { plan } from './steps/plan'
import { review } from './steps/review'
import { tradeIn } from './steps/tradeIn'

/** Fields that apply to the current values: those of an option only if it is selected. */
export const requestedFields = (fields: readonly CheckoutField[], entered: EnteredStep): CheckoutField[] =>
  fields.flatMap((field) => {
    const chosen = field.choices?.find(({ value }) => value === entered[field.name])
    return [field, ...requestedFields(chosen?.fields ?? [], entered)]
  })

/** Parses the submitted values of a step: its own fields only, cleaned and cut to their maximum length. */
export const parseStep = (step: CheckoutStep, sent: (name: string) => string | null, context: CheckoutContext): EnteredStep => {
  const all = (fields: readonly CheckoutField[]): CheckoutField[] =>
    fields.flatMap((field) => [field, ...(field.choices ?? []).flatMap((choice) => all(choice.fields ?? []))])
  const entered: { [field: string]: string } = {}
  for (const { name, maxLength } of all(step.fields(context))) {
    const text = sent(name)
    if (text !== null) entered[name] = cleanText(text).slice(0, maxLength + 1)
  }
  return entered
}

/** Validates a step; errors by field, empty if valid (ENQ-31, ERR-06, ERR-10). */
export const stepProblems = (step: CheckoutStep, entered: EnteredStep, context: CheckoutContext): { readonly [field: string]: string } => {
  const problems: { [field: string]: string } = {}
  for (const field of requestedFields(step.fields(context), entered)) {
    const missing = field.choices ? 'Please choose one of these.' : missingProblem(field)
    const problem = fieldProblem(field, entered[field.name] ?? '', { config: context.config, missing })
    if (problem) problems[field.name] = problem
  }
  return Object.keys(problems).length > 0 ? problems : (step.problems?.(entered, context) ?? {})
}

/**
 * All checkout steps in order (RTE-05, RTE-06). A new one needs a file in steps, a line here and, if it shows more than fields, a
 * component in runtime's checkoutStepViews.
 */
export const checkoutSteps = { car, plan, contact, handover, tradeIn, payment, review } as const satisfies {
  readonly [id: string]: CheckoutStep
}

export type CheckoutStepId = keyof typeof checkoutSteps

/** Definition of a step. */
export const checkoutStep = (id: CheckoutStepId): CheckoutStep => checkoutSteps[id]

export const isCheckoutStep = (text: string | null | undefined): text is CheckoutStepId =>
  typeof text === 'string' && Object.hasOwn(checkoutSteps, text)

/** Steps of a checkout, in order. */
export const listCheckoutSteps = (context: CheckoutContext): CheckoutStepId[] =>
  (Object.keys(checkoutSteps) as CheckoutStepId[]).filter((id) => shows(checkoutStep(id), context))

/** Whether a step is the last one, which leads to the bank (CHK-03). */
export const leadsToPayment = (step: CheckoutStepId, context: CheckoutContext): boolean => listCheckoutSteps(context).at(-1) === step

/** Whether a step was submitted and is still valid with the current settings. */
export const isDone = (id: CheckoutStepId, context: CheckoutContext): boolean => {
  const entered = context.entered[id]
  return entered !== undefined && Object.keys(stepProblems(checkoutStep(id), entered, context)).length === 0
}

/** First incomplete step; the last one if all before it are complete. */
export const firstOpenStep = (context: CheckoutContext): CheckoutStepId => {
  const steps = listCheckoutSteps(context)
  return steps.find((id) => !isDone(id, context)) ?? (steps.at(-1) as CheckoutStepId)
}

/** The step to show: the requested one if all before it are complete; otherwise the first incomplete one (RTE-06). */
export const stepAt = (requestedStep: CheckoutStepId | null, context: CheckoutContext): CheckoutStepId => {
  const open = firstOpenStep(context)
  const steps = listCheckoutSteps(context)
  return requestedStep !== null && steps.includes(requestedStep) && steps.indexOf(requestedStep) <= steps.indexOf(open)
    ? requestedStep
    : open
}
