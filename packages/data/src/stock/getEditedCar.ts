import type { Scope } from '../createDatabase'
import { carsOfSites } from './carsOfSites'
import { type EditedCar, selectEditedCar } from './EditedCar'

/** A car of any status to be edited; null when it isn't there, or belongs to other sites. */
export const getEditedCar = (scope: Scope, carId: string, siteIds: readonly string[] | null): Promise<EditedCar | null> =>
  scope.transaction(async (tx) => selectEditedCar(tx, carId, await carsOfSites(tx, siteIds)))
