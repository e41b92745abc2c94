import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { selectCars } from '../reading/selectCars'
import { similarCars } from './similarCars'

/** Up to three cars that can be had, most like one that can't be had any more; none where it is gone altogether. */
export const similarTo = async (db: Database, site: RenderedSite, carId: string, now: string): Promise<Car[]> => {
  const [car] = await db
    .forOrganisation(site.organisationId)
    .transaction((tx) => selectCars(tx, { where: Prisma.sql`car.organisation_id = ${site.organisationId} and car.id = ${carId}` }))
  return car ? similarCars(db, site, car, now, 3) : []
}
