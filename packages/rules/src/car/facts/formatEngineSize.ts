import type { Car } from '../../entities/Car'

/**
 * Writes an engine's size as its riders or drivers say it: '470 cc' for motorcycles, '2.0 L' otherwise (CFG-06, CARD-05);
 * null when it is not known. Feeds write 0 where there is none.
 *
 * @param litres displacement
 */
export const formatEngineSize = (litres: number | null | undefined, itemType: Car['itemType']): string | null => {
  if (!litres || litres <= 0) return null
  return itemType === 'motorcycle' ? `${Math.round(litres * 1000)} cc` : `${litres.toFixed(1)} L`
}
