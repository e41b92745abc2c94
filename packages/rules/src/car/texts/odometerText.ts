import type { Car } from '../../entities/Car'
import { formatOdometer } from '../../format/groupThousands'

/** Formatted odometer reading (CARD-05); null if unknown, and for caravans, which have none (CFG-06). */
export const odometerText = (car: Pick<Car, 'itemType' | 'km'>): string | null =>
  car.itemType === 'caravan' || car.km === null || !(car.km >= 0) ? null : formatOdometer(car.km)
