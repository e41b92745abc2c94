import type { Car } from '../../entities/Car'
import { groupThousands } from '../../format/groupThousands'
import { positive } from './positive'

/**
 * How far a car goes on its battery, as its maker rated it (VDP-19): of a used one that is what it was when new, for batteries lose some.
 *
 * @example ratedRange({ carType: 'used', variant: { rangeKm: 629 } }) // { km: '629 km', since: ' when new' }
 */
export const ratedRange = ({
  carType,
  variant,
}: Pick<Car, 'carType' | 'variant'>): { readonly km: string; readonly since: string } | null => {
  const range = positive(variant.rangeKm)
  return range === null ? null : { km: `${groupThousands(range)} km`, since: carType === 'used' ? ' when new' : '' }
}
