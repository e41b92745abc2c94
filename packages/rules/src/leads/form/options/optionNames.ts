/** A site's question with options on a form (ENQ-19, ENQ-20). */
export interface OptionQuestion {
  readonly id: string
  readonly label: string
  /** Single or multiple choice. */
  readonly answers: 'one' | 'any'
  readonly required: boolean
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** Errors for a required question without an answer, and for several answers to a single choice (ENQ-20, ERR-10). */
export const optionProblems = {
  unanswered: ({ label }: Pick<OptionQuestion, 'label'>): string => `Please choose an answer to “${label}”`,
  several: ({ label }: Pick<OptionQuestion, 'label'>): string => `Please choose one answer to “${label}”`,
} as const

/** The question of an options error, to show the error below it (ERR-10); null if none. */
export const findQuestion = (questions: readonly OptionQuestion[], problem: string): OptionQuestion | null =>
  questions.find((question) => Object.values(optionProblems).some((problemOf) => problemOf(question) === problem)) ?? null

/** Suffixes of control names: single and multiple choice (ENQ-19, ENQ-20). */
const radioSuffix = '_radio_options'
const checkSuffix = '_check_option'

/** Control name of an option; the options of a single choice share one. */
export const optionName = ({ id, answers }: Pick<OptionQuestion, 'id' | 'answers'>, option: { readonly id: string }): string =>
  answers === 'one' ? `${id}${radioSuffix}` : `${id}_${option.id}${checkSuffix}`

export const isOptionName = (name: string): boolean => name.endsWith(radioSuffix) || name.endsWith(checkSuffix)

/**
 * Joins the labels of selected options with commas for submission, and drops the controls themselves (ENQ-19, ENQ-20).
 *
 * @param entries the form's entries by control name; the value of an option is its label
 * @example collectedOptions([['name', 'Jo'], ['extras_wash_check_option', 'Wash']]) // 'Wash'
 */
export const collectedOptions = (entries: Iterable<readonly [string, unknown]>): string =>
  [...entries].flatMap(([name, value]) => (isOptionName(name) && typeof value === 'string' && value !== '' ? [value] : [])).join(', ')
