import type { LeadForm } from '../../entities/LeadForm'
import type { LeadInput } from '../LeadInput'
import { leadAnswers } from '../leadAnswers'
import type { FormContext } from './FormContext'
import { formFields } from './formFields'

/** A form as a demo's shopper fills it in (ENQ-10): every field, or only those that must be. */
export const exampleAnswers = (form: LeadForm, context: FormContext, which: 'all' | 'required'): LeadInput => {
  const fields = formFields(form, context).filter(({ required }) => which === 'all' || required)
  const about = { ...context, form }
  const said = leadAnswers
    .filter(({ id }) => fields.some(({ name }) => name === id))
    .map((answer) => [answer.id, answer.kind === 'tick' ? true : answer.example(about)] as const)
  return { form, ...Object.fromEntries(said) }
}
