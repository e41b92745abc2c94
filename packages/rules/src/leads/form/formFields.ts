import type { LeadForm } from '../../entities/LeadForm'
import { shownValue } from '../../parts/shownValue'
import { leadAnswers } from '../leadAnswers'
import type { FormContext } from './FormContext'
import type { FormField } from './FormField'

/**
 * Lists the fields of a form in order (ENQ-10 to ENQ-17, ENQ-24 to ENQ-28, ENT-32): those of every answer that it asks for. Drawing and checking a form
 * both go by the same table, so that they cannot differ.
 */
export const formFields = (form: LeadForm, context: FormContext): FormField[] => {
  const about = { ...context, form }
  return leadAnswers.flatMap((answer) => {
    const field = shownValue(answer, about)
    return field ? [{ name: answer.id, ...field }] : []
  })
}
