import { groupThousands } from '../../format/groupThousands'
import { positive } from './positive'

/** Writes a measure with its unit; null where it isn't known, for which feeds write 0 (VDP-20). */
export const formatMeasure = (value: number | null | undefined, unit: string): string | null => {
  const known = positive(value)
  return known === null ? null : `${groupThousands(known)} ${unit}`
}
