import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { toLocation } from '../../organisations/toLocation'
import type { RenderedSite } from '../../sites/RenderedSite'
import { selectCars } from '../reading/selectCars'
import { listedStock } from './listedStock'

/** More cars than this would keep a person at the editor waiting for a number. */
const mostCountedCars = 4_000

/** The newest cars a site would have in stock under a config, and the places they stand at: what an editor counts over. */
export const countedCars = (db: Database, site: RenderedSite, now: string): Promise<{ cars: Car[]; locations: Location[] }> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const cars = await selectCars(tx, {
      where: Prisma.sql`${listedStock(site, now)} and car.status <> 'sold'`,
      order: Prisma.sql`car.created_at desc, car.id`,
      limit: mostCountedCars,
    })
    const rows = await tx.location.findMany({ where: { organisationId: site.organisationId }, include: { dealership: true } })
    return { cars, locations: rows.map(toLocation) }
  })
