import type { Car } from '../../entities/Car'
import { formatOdometer } from '../../format/groupThousands'

/** Says what a vehicle's odometer reads (CARD-05); null where that isn't known, and for caravans, which have none (CFG-06). */
export const odometerText = (car: Pick<Car, 'itemType' | 'km'>): string | null =>
  car.itemType === 'caravan' || car.km === null || !(car.km >= 0) ? null : formatOdometer(car.km)
