import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { selectCars } from './selectCars'

/** Cars of an organisation by their ids, whether or not a site shows them. */
export const carsByIds = (db: Database, organisationId: string, ids: readonly string[]): Promise<Car[]> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) =>
      selectCars(tx, { where: Prisma.sql`car.organisation_id = ${organisationId} and car.id = any(${[...ids]})`, withoutComments: true }),
    )
