/** A question with options to choose from, as a site asks it on a form (ENQ-19, ENQ-20). */
export interface OptionQuestion {
  readonly id: string
  readonly label: string
  /** One of them, or as many as one likes. */
  readonly answers: 'one' | 'any'
  readonly required: boolean
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** What is said where a question that must be answered is not, and where one of its options was to be chosen and several were (ENQ-20, ERR-10). */
export const optionProblems = {
  unanswered: ({ label }: Pick<OptionQuestion, 'label'>): string => `Please choose an answer to “${label}”`,
  several: ({ label }: Pick<OptionQuestion, 'label'>): string => `Please choose one answer to “${label}”`,
} as const

/**
 * Finds the question that a problem of a form's options is about, so that the problem can stand under it (ERR-10); null where it is
 * about none of them.
 */
export const findQuestion = (questions: readonly OptionQuestion[], problem: string): OptionQuestion | null =>
  questions.find((question) => Object.values(optionProblems).some((said) => said(question) === problem)) ?? null

/** What the names of the controls end in: of those of which one is chosen, and of those that are ticked (ENQ-19, ENQ-20). */
const radioSuffix = '_radio_options'
const checkSuffix = '_check_option'

/** The name of the control of one option; those of which one is chosen share theirs. */
export const optionName = ({ id, answers }: Pick<OptionQuestion, 'id' | 'answers'>, option: { readonly id: string }): string =>
  answers === 'one' ? `${id}${radioSuffix}` : `${id}_${option.id}${checkSuffix}`

export const isOptionName = (name: string): boolean => name.endsWith(radioSuffix) || name.endsWith(checkSuffix)

/**
 * What was chosen of a form's options, as it is sent: the labels of those chosen, joined by commas. The controls themselves are dropped
 * (ENQ-19, ENQ-20).
 *
 * @param entries what the form holds, by the name of the control; the value of an option is its label
 * @example collectedOptions([['name', 'Jo'], ['extras_wash_check_option', 'Wash']]) // 'Wash'
 */
export const collectedOptions = (entries: Iterable<readonly [string, unknown]>): string =>
  [...entries].flatMap(([name, value]) => (isOptionName(name) && typeof value === 'string' && value !== '' ? [value] : [])).join(', ')
