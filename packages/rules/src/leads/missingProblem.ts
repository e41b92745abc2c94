import { inSentence } from '../text/inSentence'
import type { FieldName, FormField } from './formFields'

const said: { readonly [Name in FieldName]?: string } = {
  category: 'Please choose what it is about.',
  message: 'Please write a message.',
  contact: 'Please enter a mobile number or an email address.',
}

/**
 * What a form says of a field that was left empty and must not be (ENQ-32, ERR-10).
 *
 * @example missingProblem({ name: 'lastName', label: 'Last Name', type: 'text' }) // 'Please enter your last name.'
 */
export const missingProblem = ({ name, label, type }: Pick<FormField, 'name' | 'label' | 'type'>): string => {
  const own = said[name]
  if (own) return own
  if (label.endsWith('?')) return 'Please say which car you would like to drive.'
  return `Please ${type === 'select' ? 'choose a' : 'enter your'} ${inSentence(label).replace(/^your /, '')}.`
}
