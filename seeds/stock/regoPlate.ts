import type { Random } from './random'

const letter = (random: Random) => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])
const digit = (random: Random) => String(random.whole(0, 9))

/** How each state or country writes its plates: A is a letter, 9 a digit. */
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

/** A plate in the style of a state; New Zealand is 'NZ'. */
export const regoPlate = (random: Random, state: string) => {
  const pattern = patterns[state] ?? patterns.NZ ?? ''
  return [...pattern]
    .map((place, index) => (place === 'A' ? letter(random) : place === '9' ? digit(random) : index === 0 && place === '1' ? '1' : place))
    .join('')
}
