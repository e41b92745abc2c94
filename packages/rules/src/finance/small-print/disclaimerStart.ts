/** Longer runs without a space are no words. */
const longestCutWord = 24

const lengths = { page: 200, calculator: 197 } as const

/**
 * Shortens a disclaimer to what shows before it unfolds: its first 200 characters, 197 in the calculator, and an ellipsis
 * (UI-18, FIN-22), never half a word or half a character. Null when all of it shows.
 */
export const disclaimerStart = (text: string, place: keyof typeof lengths): string | null => {
  const length = lengths[place]
  if (text.length <= length) return null
  const cut = text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  const whole = /\s/.test(text.charAt(length)) ? cut : cut.replace(new RegExp(`\\s+\\S{0,${longestCutWord}}$`), '')
  return `${whole.trimEnd()}…`
}
