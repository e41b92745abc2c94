import { groupThousands } from '../../format/groupThousands'
import { positive } from './positive'

/** Formats a number with its unit; null if unknown, for which feeds write 0 (VDP-20). */
export const formatMeasure = (value: number | null | undefined, unit: string): string | null => {
  const known = positive(value)
  return known === null ? null : `${groupThousands(known)} ${unit}`
}
