import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { pagedStock } from '../search/pagedStock'
import { readCars } from './readCars'

const carWhere = async (db: Database, site: RenderedSite, where: Prisma.Sql): Promise<Car | null> => {
  const [car] = await readCars(db, site.organisationId, { where: Prisma.sql`${pagedStock(site)} and ${where}`, limit: 1 })
  return car ?? null
}

/** The car at /cars/{slug} of a site, or by its id (RTE-06, API-05). What no address can hold names no car. */
export const carBySlug = async (db: Database, site: RenderedSite, slug: string): Promise<Car | null> =>
  slug.includes('\0') ? null : carWhere(db, site, Prisma.sql`(car.slug = ${slug} or car.id = ${slug})`)

/** The car of a site with a VIN, in capitals (RTE-11). */
export const carByVin = (db: Database, site: RenderedSite, vin: string): Promise<Car | null> =>
  carWhere(db, site, Prisma.sql`car.vin = ${vin}`)
