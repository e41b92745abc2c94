import type { Car } from '../../entities/Car'
import { positive } from './formatMeasure'

/**
 * Payload of a caravan in kilograms: its aggregate trailer mass less its tare. Null if one of them is unknown, or if the tare isn't below
 * the aggregate trailer mass (CFG-06).
 *
 * @example caravanPayload({ aggregateTrailerMass: 2_700, tareWeight: 2_230 }) // 470
 */
export const caravanPayload = ({ aggregateTrailerMass, tareWeight }: Car['specifications']): number | null => {
  const [loaded, empty] = [positive(aggregateTrailerMass), positive(tareWeight)]
  return loaded === null || empty === null ? null : positive(loaded - empty)
}
