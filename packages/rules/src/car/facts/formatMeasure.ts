import type { Car } from '../../entities/Car'
import { groupThousands } from '../../format/groupThousands'

/** A number above 0, otherwise null: feeds write 0 for unknown (VDP-20). */
export const positive = (number: number | null | undefined): number | null => (number && number > 0 ? number : null)

/** Formats a number with its unit; null if unknown, for which feeds write 0 (VDP-20). */
export const formatMeasure = (value: number | null | undefined, unit: string): string | null => {
  const known = positive(value)
  return known === null ? null : `${groupThousands(known)} ${unit}`
}

/**
 * Formats an engine size: '470 cc' for motorcycles, '2.0 L' otherwise (CFG-06, CARD-05); null if unknown. Feeds write 0 for unknown.
 *
 * @param litres displacement
 */
export const formatEngineSize = (litres: number | null | undefined, itemType: Car['itemType']): string | null => {
  if (!litres || litres <= 0) return null
  return itemType === 'motorcycle' ? `${Math.round(litres * 1000)} cc` : `${litres.toFixed(1)} L`
}
