import { leftOutMark } from './cellMark'
import type { ImportColumn } from './stockColumns'

/**
 * Columns whose empty cell has a usual meaning: the feed's price type, kilometres, the feed's location. A text that a user leaves out is
 * no empty cell: its value is unknown (ENT-01).
 */
export const usualIfEmpty: readonly ImportColumn[] = [
  ...(['priceType', 'currency', 'priceShown', 'priceHidden', 'kmUnit', 'odometerStatus', 'location'] as const),
  ...(['securityInterest', 'damagedImport'] as const),
]

/** Why a text that is left out has no value, one sentence. */
export const leftOutSays = (column: ImportColumn, text: string): string => {
  const written = leftOutMark.unmarked(text)
  return column === 'location' ? `Cars at “${written}” aren’t published, as decided.` : `“${written}” is left out, as decided.`
}
