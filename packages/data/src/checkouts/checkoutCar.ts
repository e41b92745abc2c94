import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { readCars } from '../stock/reading/readCars'
import { siteStock } from '../stock/search/siteStock'

/** The car of a journey, whatever became of it since: what was sold or withdrawn is still to be named. */
export const checkoutCar = async (db: Database, site: RenderedSite, carId: string): Promise<Car | null> => {
  const [car] = await readCars(db, site.organisationId, { where: Prisma.sql`${siteStock(site)} and car.id = ${carId}`, limit: 1 })
  return car ?? null
}
