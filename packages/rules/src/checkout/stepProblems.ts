import { fieldProblem } from '../leads/form/fieldProblem'
import { missingProblem } from '../leads/form/missingProblem'
import { cleanText } from '../text/cleanText'
import type { CheckoutField, CheckoutStep } from './CheckoutStep'
import type { CheckoutAbout, TypedStep } from './Journey'

/** The fields that count with what was chosen: those of a choice only where it is the one. */
export const requestedFields = (fields: readonly CheckoutField[], typed: TypedStep): CheckoutField[] =>
  fields.flatMap((field) => {
    const chosen = field.choices?.find(({ value }) => value === typed[field.name])
    return [field, ...requestedFields(chosen?.fields ?? [], typed)]
  })

/** What was sent for a step, of its own fields alone, cleaned and no longer than they are. */
export const parseStep = (step: CheckoutStep, sent: (name: string) => string | null, about: CheckoutAbout): TypedStep => {
  const all = (fields: readonly CheckoutField[]): CheckoutField[] =>
    fields.flatMap((field) => [field, ...(field.choices ?? []).flatMap((choice) => all(choice.fields ?? []))])
  const typed: { [field: string]: string } = {}
  for (const { name, maxLength } of all(step.fields(about))) {
    const text = sent(name)
    if (text !== null) typed[name] = cleanText(text).slice(0, maxLength + 1)
  }
  return typed
}

/** What is wrong with what was typed in a step, by field; empty where nothing is (ENQ-31, ERR-06, ERR-10). */
export const stepProblems = (step: CheckoutStep, typed: TypedStep, about: CheckoutAbout): { readonly [field: string]: string } => {
  const problems: { [field: string]: string } = {}
  for (const field of requestedFields(step.fields(about), typed)) {
    const missing = field.choices ? 'Please choose one of these.' : missingProblem(field)
    const problem = fieldProblem(field, typed[field.name] ?? '', { config: about.config, missing })
    if (problem) problems[field.name] = problem
  }
  return Object.keys(problems).length > 0 ? problems : (step.problems?.(typed, about) ?? {})
}
