import { isOptionName } from './optionNames'

/**
 * What was chosen of a form's options, as it is sent: the labels of those chosen, joined by commas. The controls themselves are dropped
 * (ENQ-19, ENQ-20).
 *
 * @param entries what the form holds, by the name of the control; the value of an option is its label
 * @example collectedOptions([['name', 'Jo'], ['extras_wash_check_option', 'Wash']]) // 'Wash'
 */
export const collectedOptions = (entries: Iterable<readonly [string, unknown]>): string =>
  [...entries].flatMap(([name, value]) => (isOptionName(name) && typeof value === 'string' && value !== '' ? [value] : [])).join(', ')
