/**
 * Writes words of a feed as they stand within a sentence, such as those of a car's summary (VDP-02): lower case, but for what is
 * written in capitals or holds a digit.
 *
 * @example inSentence('AWD Dual Range') // 'AWD dual range'
 */
export const inSentence = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => (/\d/.test(word) || /^[A-Z/]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
