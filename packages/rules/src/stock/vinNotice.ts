import { vinProblem } from './vinProblem'

const worth: { readonly [letter: string]: number } = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, index + 1]),
  ),
)
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The check digit that a VIN of 17 characters would have in North America, in its ninth place. */
const checkDigit = (vin: string): string => {
  const sum = [...vin].reduce((total, letter, place) => total + (worth[letter] ?? Number(letter)) * (weights[place] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/**
 * What is worth a second look at in a VIN that is none to refuse (ENT-01): a chassis number that most market places leave out, or a
 * check digit that does not fit where it looks like one. Cars for Australia and New Zealand need none; null where nothing is.
 */
export const vinNotice = (vin: string): string | null => {
  if (vinProblem(vin) !== null) return null
  const text = vin.toUpperCase()
  if (text.length < 17)
    return `With ${text.length} characters this is a chassis number: market places that ask for a VIN of 17 leave the car out.`
  const ninth = text[8] ?? ''
  if (!/^[0-9X]$/.test(ninth) || ninth === checkDigit(text)) return null
  return 'Its check digit does not fit. Many cars sold here have none, so it may be right; compare it with the compliance plate.'
}
