import { inSentence } from '../../text/inSentence'
import type { AnswerField } from './AnswerField'

/**
 * What a form says of a field that was left empty and must not be (ENQ-32, ERR-10).
 *
 * @example missingProblem({ label: 'Last Name', type: 'text' }) // 'Please enter your last name.'
 */
export const missingProblem = ({ label, type }: Pick<AnswerField, 'label' | 'type'>): string => {
  if (type === 'checkbox') return `Please tick “${label}”.`
  return `Please ${type === 'select' ? 'choose a' : 'enter your'} ${inSentence(label).replace(/^your /, '')}.`
}
