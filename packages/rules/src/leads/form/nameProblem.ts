import type { AnswerField } from './AnswerField'
import { missingProblem } from './missingProblem'

/** What is wrong with a name: it needs a letter, of whatever script (ENQ-31). */
export const nameProblem = ({ field, text }: { readonly field: AnswerField; readonly text: string }): string | null =>
  /\p{L}/u.test(text) ? null : missingProblem(field)
