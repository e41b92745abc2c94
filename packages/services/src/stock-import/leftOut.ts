import type { ImportColumn } from './stockColumns'

/**
 * Columns whose empty cell has a usual meaning: the feed's price type, kilometres, the feed's location. A text that a user leaves out is
 * no empty cell: its value is unknown (ENT-01).
 */
export const usualIfEmpty: readonly ImportColumn[] = [
  ...(['priceType', 'currency', 'priceShown', 'priceHidden', 'kmUnit', 'odometerStatus', 'location'] as const),
  ...(['securityInterest', 'damagedImport'] as const),
]

/** An invisible character (word joiner) before a text that is left out, so that messages can quote the text. */
const mark = '\u2060'

/** Marks a text as left out by a user. */
export const leftOut = (text: string): string => `${mark}${text}`

/** Whether a user leaves a text out. */
export const isLeftOut = (text: string): boolean => text.startsWith(mark)

/** Why a text that is left out has no value, one sentence. */
export const leftOutSays = (column: ImportColumn, text: string): string => {
  const written = text.slice(mark.length)
  return column === 'location' ? `Cars at “${written}” aren’t published, as decided.` : `“${written}” is left out, as decided.`
}
