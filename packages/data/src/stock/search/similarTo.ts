import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { readCars } from '../reading/readCars'
import { similarCars } from './similarCars'

/** Up to three cars that can be had, most like one that can't be had any more; none where it is gone altogether. */
export const similarTo = async (db: Database, site: RenderedSite, carId: string, now: string): Promise<Car[]> => {
  const { organisationId } = site
  const [car] = await readCars(db, organisationId, { where: Prisma.sql`car.organisation_id = ${organisationId} and car.id = ${carId}` })
  return car ? similarCars(db, site, car, now, 3) : []
}
