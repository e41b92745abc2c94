import { vinProblem } from './vinProblem'

const letterValues: { readonly [letter: string]: number } = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, index + 1]),
  ),
)
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Check digit of a 17-character VIN under North American rules, in its ninth position. */
const checkDigit = (vin: string): string => {
  const sum = [...vin].reduce((total, letter, index) => total + (letterValues[letter] ?? Number(letter)) * (weights[index] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/**
 * Hint about a valid but unusual VIN (ENT-01): a chassis number, which most marketplaces reject, or a check digit that doesn't match.
 * Cars for Australia and New Zealand need no check digit; null if nothing is unusual.
 */
export const vinNotice = (vin: string): string | null => {
  if (vinProblem(vin) !== null) return null
  const text = vin.toUpperCase()
  if (text.length < 17)
    return `With ${text.length} characters this is a chassis number. Marketplaces that need a 17-character VIN leave the car out.`
  const ninth = text[8] ?? ''
  if (!/^[0-9X]$/.test(ninth) || ninth === checkDigit(text)) return null
  return 'The VIN’s check digit doesn’t match. Many VINs of cars sold here have no check digit, so it may still be right. Compare it with the compliance plate.'
}
