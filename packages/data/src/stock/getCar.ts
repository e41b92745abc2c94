import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { allConditions } from '../lists/listSql'
import { carsOfSites } from './carsOfSites'
import type { StockCar } from './reading/parseCar'
import { selectCars } from './reading/selectCars'

/** A car of any status by its id; null when it isn't there, or belongs to other sites. */
export const getCar = async (scope: Scope, carId: string, siteIds: readonly string[] | null): Promise<StockCar | null> => {
  const [car] = await scope.transaction(async (tx) => {
    const within = await carsOfSites(tx, siteIds)
    return selectCars(tx, { where: allConditions([Prisma.sql`car.id = ${carId}`, ...(within ? [within] : [])]) })
  })
  return car ?? null
}
