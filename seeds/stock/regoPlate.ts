import type { Random } from './random'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const characters = `0123456789${letters}`
/** Weights of the 17 positions in the check digit; the ninth position is the check digit itself. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** The value of a character in the check digit. */
const digitFor = (character: string) =>
  /\d/.test(character)
    ? Number(character)
    : ([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9][letters.indexOf(character)] ?? 0)

/** Check digit of a 17-character VIN (ISO 3779 as used in practice): 0–9 or X. */
export const vinCheckDigit = (vin: string) => {
  const remainder =
    [...vin].reduce((sum, character, index) => sum + (index === 8 ? 0 : digitFor(character) * (weights[index] ?? 0)), 0) % 11
  return remainder === 10 ? 'X' : String(remainder)
}

/** A well-formed VIN. It belongs to no real car: the manufacturer's code, 0ZZ, is not assigned. */
export const vin = (random: Random) => {
  const tail = Array.from({ length: 14 }, () => random.pick([...characters])).join('')
  const draft = `0ZZ${tail}`
  return draft.slice(0, 8) + vinCheckDigit(draft) + draft.slice(9)
}

const letter = (random: Random) => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])
const digit = (random: Random) => String(random.whole(0, 9))

/** Plate formats by state or country: A is any letter, 9 any digit; other characters are fixed. */
const patterns: Record<string, string> = {
  NSW: 'AAA99A',
  VIC: '9AA9AA',
  QLD: '999AA9',
  SA: 'S999AAA',
  WA: '1AAA999',
  TAS: 'A99AA',
  ACT: 'YAA99A',
  NT: 'CA99AA',
  NZ: 'AAA999',
}

/** A plate in the format of a state; New Zealand is 'NZ'. */
export const regoPlate = (random: Random, state: string) => {
  const pattern = patterns[state] ?? patterns.NZ ?? ''
  return [...pattern].map((place) => (place === 'A' ? letter(random) : place === '9' ? digit(random) : place)).join('')
}
