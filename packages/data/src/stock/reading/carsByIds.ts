import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { readCars } from './readCars'

/** Cars of an organisation by their ids, whether or not a site shows them. */
export const carsByIds = (db: Database, organisationId: string, ids: readonly string[]): Promise<Car[]> =>
  readCars(db, organisationId, {
    where: Prisma.sql`car.organisation_id = ${organisationId} and car.id = any(${[...ids]})`,
    withoutComments: true,
  })
