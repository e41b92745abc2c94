import type { OptionQuestion } from './OptionQuestion'

/** What the names of the controls end in: of those of which one is chosen, and of those that are ticked (ENQ-19, ENQ-20). */
const radioSuffix = '_radio_options'
const checkSuffix = '_check_option'

/** The name of the control of one option; those of which one is chosen share theirs. */
export const optionName = ({ id, answers }: Pick<OptionQuestion, 'id' | 'answers'>, option: { readonly id: string }): string =>
  answers === 'one' ? `${id}${radioSuffix}` : `${id}_${option.id}${checkSuffix}`

export const isOptionName = (name: string): boolean => name.endsWith(radioSuffix) || name.endsWith(checkSuffix)
