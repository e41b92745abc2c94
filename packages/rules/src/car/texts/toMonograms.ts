/**
 * Initials of a name's first two words, or the first letters of its only word (SRC-08).
 *
 * @example toMonogram('Land Rover') // 'LR'
 * @example toMonogram('Kia') // 'Ki'
 */
export const toMonogram = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean)
  const [first = '', second = ''] = words
  if (words.length > 1) return `${first.charAt(0)}${second.charAt(0)}`.toUpperCase()
  return first.length <= 3 && first === first.toUpperCase() ? first : `${first.charAt(0).toUpperCase()}${first.charAt(1).toLowerCase()}`
}

/**
 * Two letters that distinguish a word from others with the same monogram: its first letter, and the first letter in which it differs from
 * all of them.
 */
const distinctMonogram = (name: string, others: readonly string[]): string => {
  const letters = [...name.toLowerCase()]
  const at = letters.findIndex((letter, index) => index > 0 && others.every((other) => other.toLowerCase()[index] !== letter))
  return at < 0 ? toMonogram(name) : `${name.charAt(0).toUpperCase()}${letters[at]}`
}

/**
 * Monograms of a list of names, unique where possible (SRC-08).
 *
 * @example toMonograms(['Holden', 'Honda']) // Hl and Hn
 */
export const toMonograms = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    names.map((name) => {
      const own = toMonogram(name)
      const others = names.filter((other) => other !== name && toMonogram(other).toLowerCase() === own.toLowerCase())
      return [name, others.length > 0 ? distinctMonogram(name, others) : own]
    }),
  )
