import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { siteStock } from '../search/siteStock'
import { readCars } from './readCars'

/** The car that had its page at /cars/{slug} of a site until it was withdrawn (CAR-05); null for one that was never shown there. */
export const withdrawnCarBySlug = async (db: Database, site: RenderedSite, slug: string): Promise<Car | null> => {
  const [car] = await readCars(db, site.organisationId, {
    where: Prisma.sql`${siteStock(site)} and car.slug = ${slug} and car.status = 'withdrawn' and car.show_on_dealer_website`,
    limit: 1,
  })
  return car ?? null
}
