import type { OptionQuestion } from './OptionQuestion'

/** What is said where a question that must be answered is not, and where one of its options was to be chosen and several were (ENQ-20, ERR-10). */
export const optionProblems = {
  unanswered: ({ label }: Pick<OptionQuestion, 'label'>): string => `Please choose an answer to “${label}”`,
  several: ({ label }: Pick<OptionQuestion, 'label'>): string => `Please choose one answer to “${label}”`,
} as const
