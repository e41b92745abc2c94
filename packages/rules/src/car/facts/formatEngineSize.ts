import type { Car } from '../../entities/Car'

/**
 * Formats an engine size: '470 cc' for motorcycles, '2.0 L' otherwise (CFG-06, CARD-05); null if unknown. Feeds write 0 for unknown.
 *
 * @param litres displacement
 */
export const formatEngineSize = (litres: number | null | undefined, itemType: Car['itemType']): string | null => {
  if (!litres || litres <= 0) return null
  return itemType === 'motorcycle' ? `${Math.round(litres * 1000)} cc` : `${litres.toFixed(1)} L`
}
