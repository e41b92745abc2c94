import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { type StockCar, selectCars } from './selectCars'

/** A car of any status by its id. */
export const getCar = async (scope: Scope, carId: string): Promise<StockCar | null> => {
  const [car] = await scope.transaction((tx) => selectCars(tx, { where: Prisma.sql`car.id = ${carId}` }))
  return car ?? null
}
