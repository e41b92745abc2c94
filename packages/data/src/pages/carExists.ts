import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { siteStock } from '../stock/search/listedStock'

/** Whether a site ever had a car with this slug or id, including sold and withdrawn ones. */
export const carExists = async (db: Database, site: RenderedSite, { slug }: { readonly slug: string }): Promise<boolean> => {
  const cars = await db
    .forOrganisation(site.organisationId)
    .rows(Prisma.sql`select 1 from cars car where ${siteStock(site)} and (car.slug = ${slug} or car.id = ${slug}) limit 1`)
  return cars.length > 0
}
