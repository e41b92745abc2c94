import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'

/** Longer runs without a space are no words. */
const longestCutWord = 24

/** A line that ends with no mark of its own: the point of a list, the cells of a table. */
const unended = /([^\s.,;:!?…])\s*\n\s*/g

const lengths = { page: 200, calculator: 197 } as const

/**
 * Shortens a disclaimer to what shows before it unfolds: its first 200 characters, 197 in the calculator, and an ellipsis
 * (UI-18, FIN-22), never half a word or half a character, and on one line without its looks: points of a list are told apart by a dot.
 * Null when all of it shows.
 */
export const disclaimerStart = (text: RichText, place: keyof typeof lengths): string | null => {
  const length = lengths[place]
  const words = plainText(text).replace(unended, '$1 · ').replace(/\s+/g, ' ')
  if (words.length <= length) return null
  const cut = words.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  const whole = /\s/.test(words.charAt(length)) ? cut : cut.replace(new RegExp(`\\s+\\S{0,${longestCutWord}}$`), '')
  return `${whole.trimEnd()}…`
}
