import type { OptionQuestion } from './OptionQuestion'
import { optionProblems } from './optionProblems'

/**
 * Finds the question that a problem of a form's options is about, so that the problem can stand under it (ERR-10); null where it is
 * about none of them.
 */
export const findQuestion = (questions: readonly OptionQuestion[], problem: string): OptionQuestion | null =>
  questions.find((question) => Object.values(optionProblems).some((said) => said(question) === problem)) ?? null
