import type { LeadForm } from '../../entities/LeadForm'
import { shownValue } from '../../parts/Part'
import { cleanText } from '../../text/cleanText'
import type { AnswerText } from '../answerLines'
import type { LeadInput } from '../Lead'
import { type AnswerName, leadAnswers } from '../leadAnswers'
import type { AnswerField, FormContext } from './FormContext'
import { asksInSteps } from './formNeeds'

/** A form field with the name of its answer. */
export interface FormField extends AnswerField {
  readonly name: AnswerName
}

/**
 * Fields of a form in order (ENQ-10 to ENQ-17, ENQ-24 to ENQ-28, ENT-32). Rendering and validation share this list, so they can't differ.
 */
export const formFields = (form: LeadForm, context: FormContext): FormField[] => {
  const formContext = { ...context, form }
  return leadAnswers.flatMap((answer) => {
    const field = shownValue(answer, formContext)
    return field ? [{ name: answer.id, ...field }] : []
  })
}

/** Example input of a form for demos and tests (ENQ-10): all fields, or only required ones. */
export const exampleAnswers = (form: LeadForm, context: FormContext, which: 'all' | 'required'): LeadInput => {
  const fields = formFields(form, context).filter(({ required }) => which === 'all' || required)
  const formContext = { ...context, form }
  const answers = leadAnswers
    .filter(({ id }) => fields.some(({ name }) => name === id))
    .map((answer) => [answer.id, answer.kind === 'tick' ? true : answer.example(formContext)] as const)
  return { form, ...Object.fromEntries(answers) }
}

const valueText = (field: FormField, value: unknown): string => {
  if (field.type === 'checkbox') return value === true ? 'yes' : ''
  const text = typeof value === 'string' ? cleanText(value, field.type === 'textarea').slice(0, field.maxLength) : ''
  return field.options?.find((option) => option.value === text)?.label ?? text
}

/**
 * Lines of a partial lead from an unfinished form (ENQ-08).
 *
 * @param input the submitted values by field name
 */
export const draftLines = (fields: readonly FormField[], input: { readonly [field: string]: unknown }): AnswerText[] =>
  fields.flatMap((field) => {
    const value = valueText(field, input[field.name])
    return value === '' ? [] : [{ label: field.label, value }]
  })

/** A step of a form: title and field names in order. */
export interface FormStep {
  readonly title: string
  readonly names: readonly AnswerName[]
}

/** Always in the first step, with the contact details. */
const firstStepNames: readonly AnswerName[] = ['followUp']

/**
 * Divides a form into the site's steps (ENQ-08): each field is in the first step that names it, otherwise in the last. Drops empty steps;
 * returns none if fewer than two remain.
 */
export const formSteps = (form: LeadForm, fields: readonly FormField[], { config }: Pick<FormContext, 'config'>): FormStep[] => {
  if (!asksInSteps({ form, config })) return []
  const own = config.forms.steps.filter((step) => step.form === form)
  const visibleNames = fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name)
  const namesByStep = own.map(({ asks }, index) => {
    const before: readonly string[] = own.slice(0, index).flatMap((step) => step.asks)
    return visibleNames
      .filter((name) => !firstStepNames.includes(name) && (asks as readonly string[]).includes(name) && !before.includes(name))
      .toSorted((one, other) => (asks as readonly string[]).indexOf(one) - (asks as readonly string[]).indexOf(other))
  })
  const steps = own.map(({ title }, index) => ({ title, names: namesByStep[index] ?? [] })).filter(({ names }) => names.length > 0)
  const rest = visibleNames.filter((name) => !firstStepNames.includes(name) && !namesByStep.flat().includes(name))
  const [start, ...others] = steps
  const last = others.at(-1)
  if (!start || !last) return []
  return [
    { ...start, names: [...start.names, ...visibleNames.filter((name) => firstStepNames.includes(name))] },
    ...others.slice(0, -1),
    { ...last, names: [...last.names, ...rest] },
  ]
}
