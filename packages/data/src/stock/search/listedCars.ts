import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { ListingSite } from '../../sites/RenderedSite'
import { readinessOrder } from '../readinessOrder'
import { selectCars } from '../reading/selectCars'
import { listedStock } from './listedStock'

const bulkTimeoutMs = 120_000

/** Every car a site lists at an instant, best first: what its search index is made of. */
export const listedCars = (db: Database, site: ListingSite, now: string): Promise<Car[]> =>
  db.forOrganisation(site.organisationId).transaction(
    (tx) =>
      selectCars(tx, {
        where: listedStock(site, now),
        order: Prisma.sql`${readinessOrder}, car.custom_rank desc, car.created_at desc, car.id`,
      }),
    { timeoutMs: bulkTimeoutMs },
  )
