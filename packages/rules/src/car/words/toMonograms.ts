import { toMonogram } from './toMonogram'

/** Two signs of a word that tell it from others with the same beginning: its first letter and the first in which it differs from each of them. */
const apart = (name: string, others: readonly string[]): string => {
  const letters = [...name.toLowerCase()]
  const at = letters.findIndex((letter, index) => index > 0 && others.every((other) => other.toLowerCase()[index] !== letter))
  return at < 0 ? toMonogram(name) : `${name.charAt(0).toUpperCase()}${letters[at]}`
}

/**
 * The signs of names that stand beside each other, no two alike where letters allow (SRC-08).
 *
 * @example toMonograms(['Holden', 'Honda']) // Hl and Hn
 */
export const toMonograms = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    names.map((name) => {
      const own = toMonogram(name)
      const others = names.filter((other) => other !== name && toMonogram(other).toLowerCase() === own.toLowerCase())
      return [name, others.length > 0 ? apart(name, others) : own]
    }),
  )
