import { nameKey } from '../../text/nameKey'

const maxTextLength = 100
const minNumberDigits = 3
const maxNumberLength = 20

/** A number behind “stock number”, “stk no.” or “#”. */
const markedNumber =
  /(?:\b(?:stock|stk)\b[\s.:]*(?:(?:number|num|no|id)\b[\s.:#]*|#\s*)|(?<![\p{L}\p{N}])#\s*)(?:is\s+)?([a-z0-9]+(?:-[a-z0-9]+)*)/iu

/** Texts that are a number of a car and nothing else: no price, year, model or plate looks like this. */
const numberPatterns: readonly RegExp[] = [
  // Leading zeros.
  /^0\d{3,}$/,
  // A prefix: SN-1001, U12345.
  /^[a-z]{1,4}-\d{4,}[a-z0-9]*$/i,
  /^[a-z]{1,4}\d{5,}[a-z0-9]*$/i,
  // A VIN has no I, O or Q.
  /^(?=.*\d)(?=.*[a-z])[a-hj-npr-z0-9]{17}$/i,
]

/** Digits that are not entered as a budget, such as 445821. */
const isUnpriced = (text: string): boolean => /^\d{6,}$/.test(text) && Number(text) % 100 !== 0

/**
 * The stock number or VIN that a text searches for, if it can mean nothing else (SRC-06); null for other texts. Decided by the text alone, so
 * that the number of a car that isn't shown looks like one that no car has.
 *
 * @example searchedNumber('is stock #445821 still there') // '445821'
 * @example searchedNumber('SN-1001') // 'SN-1001'
 * @example searchedNumber('in stock 2020 corolla') // null
 */
export const searchedNumber = (text: string): string | null => {
  const query = text.slice(0, maxTextLength).trim()
  const number = markedNumber.exec(query)?.[1] ?? query.replace(/^(?:stock|stk)\s+/i, '')
  const key = nameKey(number)
  if (!/\d/.test(key) || key.length < minNumberDigits || key.length > maxNumberLength) return null
  return markedNumber.test(query) || numberPatterns.some((whole) => whole.test(number)) || isUnpriced(number) ? number : null
}

/** The query for the number that a text searches for; a number that could mean something else alone is marked with #. Null for other texts. */
export const numberQuery = (text: string): string | null => {
  const number = searchedNumber(text)
  return number === null || searchedNumber(number) !== null ? number : `#${number}`
}

/** The message if no car of the site has a number (SRC-06): the same for a car that is hidden or sold as for one that never was. */
export const missingNumber = (number: string): string =>
  `There’s no car with the number ${number} here. Check the number, or ask us to find the car.`
