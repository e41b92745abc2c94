import type { StockLine } from '../stock-import/stockColumns'

/** Amounts, dates and distances, whose digits are no stock number. */
const otherNumbers =
  /\$\s?\d[\d,.]*|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)?\s?(?:kms?|k|%)(?![a-z0-9])|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/gi
/** Fewest characters of a number, and of a number with letters such as “B7”. */
const [fewestDigits, fewest] = [3, 2] as const

const keyOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
const isNumber = (key: string): boolean => /\d/.test(key) && key.length >= (/[a-z]/.test(key) ? fewest : fewestDigits)

/** What may be numbers of cars in a line: words with a digit, whole and by their parts, as in “4404/4406”. */
const numbersIn = (line: string): readonly string[] =>
  line
    .replace(otherNumbers, ' ')
    .split(/[^\p{Letter}\p{Number}/-]+/u)
    .flatMap((word) => [word, ...word.split(/[/-]/)])
    .map(keyOf)
    .filter(isNumber)

/**
 * Creates the function that finds the lines of a file that name a car by its stock number, plate or VIN: “4408 went to auction”. What a
 * sentence says of one of several cars isn’t read; the cars wait (ENT-01, CAR-05).
 */
export const createNotesOfCars = (lines: readonly string[]) => {
  const byNumber = new Map<string, string[]>()
  for (const line of lines) for (const key of new Set(numbersIn(line))) byNumber.set(key, [...(byNumber.get(key) ?? []), line])
  return ({ stockNumber = '', rego = '', vin = '' }: StockLine): readonly string[] =>
    byNumber.size === 0
      ? []
      : [...new Set([stockNumber, rego, vin].flatMap((text) => (text === '' ? [] : (byNumber.get(keyOf(text)) ?? []))))]
}
/** Text of the question about a line that names a car. Each car has its own, as the line may mean different things for two. */
export const noteOfCar = (stockNumber: string, line: string): string => `${stockNumber.trim()}: ${line}`
