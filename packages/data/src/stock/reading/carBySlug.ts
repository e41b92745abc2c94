import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { pagedStock } from '../search/pagedStock'
import { selectCars } from './selectCars'

/** The car at /cars/{slug} of a site, or by its id (RTE-06, API-05). What no address can hold names no car. */
export const carBySlug = async (db: Database, site: RenderedSite, slug: string): Promise<Car | null> => {
  if (slug.includes('\0')) return null
  const [car] = await db
    .forOrganisation(site.organisationId)
    .transaction((tx) => selectCars(tx, { where: Prisma.sql`${pagedStock(site)} and (car.slug = ${slug} or car.id = ${slug})`, limit: 1 }))
  return car ?? null
}
