import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from './selectCars'
import { siteStock } from './siteStock'

/**
 * The car at /cars/{slug} of a site, or by its id (RTE-06). Sold cars keep their page (CAR-04); drafts, withdrawn cars and
 * those kept off dealer websites have none.
 */
export const carBySlug = async (db: Database, site: RenderedSite, slug: string): Promise<Car | null> => {
  const [car] = await db.forOrganisation(site.organisationId).transaction((tx) =>
    selectCars(tx, {
      where: Prisma.sql`${siteStock(site)} and (car.slug = ${slug} or car.id = ${slug}) and car.status in ('in_stock', 'coming_soon', 'sold') and car.show_on_dealer_website`,
      limit: 1,
    }),
  )
  return car ?? null
}
