/**
 * Joins words into a list. Same result as Intl.ListFormat, which takes ten times as long.
 *
 * @example listed(['save', 'compare', 'look at']) // 'save, compare and look at'
 */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** A digit, consecutive capitals, or unusual whitespace; words without them are simply lower-cased. A fast path for lists of cars. */
const unusualWords = /\d|[A-Z/]{2}|\s\s|[^\S ]/

/**
 * Formats text of a feed for the middle of a sentence, such as in a car's summary (VDP-02): lower case, except words in capitals or with digits.
 *
 * @example inSentence('AWD Dual Range') // 'AWD dual range'
 */
export const inSentence = (text: string): string => {
  const trimmed = text.trim()
  if (!unusualWords.test(trimmed)) return trimmed.toLowerCase()
  return trimmed
    .split(/\s+/)
    .map((word) => (/\d/.test(word) || /^[A-Z/]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
}
