const lengths = { page: 200, calculator: 197 } as const

/**
 * Shortens a disclaimer to what shows before it unfolds: its first 200 characters, 197 in the calculator, and an ellipsis
 * (UI-18, FIN-22), never half a character. Null when all of it shows.
 */
export const disclaimerStart = (text: string, place: keyof typeof lengths): string | null => {
  const length = lengths[place]
  if (text.length <= length) return null
  const cut = text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  return `${cut.trimEnd()}…`
}
