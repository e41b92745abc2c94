import type { LeadForm } from '../../entities/LeadForm'
import type { AnswerName } from '../leadAnswers'
import { asksInSteps } from './asksInSteps'
import type { FormContext } from './FormContext'
import type { FormField } from './FormField'

/** A step of a form: its title, and the names of its fields in order. */
export interface FormStep {
  readonly title: string
  readonly names: readonly AnswerName[]
}

/** Asked in the first step, where a shopper says who they are. */
const first: readonly AnswerName[] = ['followUp']

/**
 * The steps of a form, as its site divides it (ENQ-08): each field in the first step that names it, else in the last. Steps with nothing
 * to ask are left out; none where fewer than two have something.
 */
export const formSteps = (form: LeadForm, fields: readonly FormField[], { config }: Pick<FormContext, 'config'>): FormStep[] => {
  if (!asksInSteps({ form, config })) return []
  const own = config.forms.steps.filter((step) => step.form === form)
  const seen = fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name)
  const placed = own.map(({ asks }, index) => {
    const before: readonly string[] = own.slice(0, index).flatMap((step) => step.asks)
    return seen
      .filter((name) => !first.includes(name) && (asks as readonly string[]).includes(name) && !before.includes(name))
      .toSorted((one, other) => (asks as readonly string[]).indexOf(one) - (asks as readonly string[]).indexOf(other))
  })
  const steps = own.map(({ title }, index) => ({ title, names: placed[index] ?? [] })).filter(({ names }) => names.length > 0)
  const rest = seen.filter((name) => !first.includes(name) && !placed.flat().includes(name))
  const [start, ...others] = steps
  const last = others.at(-1)
  if (!start || !last) return []
  return [
    { ...start, names: [...start.names, ...seen.filter((name) => first.includes(name))] },
    ...others.slice(0, -1),
    { ...last, names: [...last.names, ...rest] },
  ]
}
