import type { AnswerName } from '../leadAnswers'
import type { AnswerField } from './AnswerField'

/** One field of a form, with the name of the answer that it takes. */
export interface FormField extends AnswerField {
  readonly name: AnswerName
}
