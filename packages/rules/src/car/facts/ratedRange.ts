import type { Car } from '../../entities/Car'
import { groupThousands } from '../../format/groupThousands'
import { positive } from './formatMeasure'

/**
 * Rated electric range (VDP-19); for a used car labelled as the range when new, since batteries degrade.
 *
 * @example ratedRange({ carType: 'used', variant: { rangeKm: 629 } }) // { km: '629 km', since: ' when new' }
 */
export const ratedRange = ({
  carType,
  variant,
}: Pick<Car, 'carType' | 'variant'>): { readonly km: string; readonly whenNew: string } | null => {
  const range = positive(variant.rangeKm)
  return range === null ? null : { km: `${groupThousands(range)} km`, whenNew: carType === 'used' ? ' when new' : '' }
}
