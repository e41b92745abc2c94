import type { Scope } from '../createDatabase'
import { type CarChanging, changeCar, type UpdateCarResult } from './changeCar'

export interface CarUpdate extends Omit<CarChanging, 'now'> {
  readonly carId: string
  /** The instant, ISO in UTC: now unless given. */
  readonly now?: string
}

/** Changes a car, if the result is sound, and tells the sites that show it (ENT-01 to ENT-06, CAR-05). */
export const updateCar = (scope: Scope, { carId, now = new Date().toISOString(), ...change }: CarUpdate): Promise<UpdateCarResult> =>
  scope.transaction((tx) => changeCar(tx, carId, { ...change, now }))
