import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { pagedStock } from '../search/pagedStock'
import { readCars } from './readCars'

/** Cars with a page on a site, in the order asked for; those that have none are left out. */
export const carsBySlugs = async (db: Database, site: RenderedSite, slugs: readonly string[]): Promise<Car[]> => {
  if (slugs.length === 0) return []
  const found = await readCars(db, site.organisationId, {
    where: Prisma.sql`${pagedStock(site)} and car.slug = any(${[...new Set(slugs)]})`,
  })
  const bySlug = new Map(found.map((car) => [car.slug, car]))
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? [])
}
