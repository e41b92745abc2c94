/**
 * Words as a sentence lists them. As Intl.ListFormat writes a list, which takes ten times as long.
 *
 * @example listed(['save', 'compare', 'look at']) // 'save, compare and look at'
 */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** A digit, capitals beside each other, or more than a space between words: words without any are in lower case as they are. Every car of a list asks. */
const unlikeOthers = /\d|[A-Z/]{2}|\s\s|[^\S ]/

/**
 * Writes words of a feed as they stand within a sentence, such as those of a car's summary (VDP-02): lower case, but for what is
 * written in capitals or holds a digit.
 *
 * @example inSentence('AWD Dual Range') // 'AWD dual range'
 */
export const inSentence = (text: string): string => {
  const words = text.trim()
  if (!unlikeOthers.test(words)) return words.toLowerCase()
  return words
    .split(/\s+/)
    .map((word) => (/\d/.test(word) || /^[A-Z/]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
}
