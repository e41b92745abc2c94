import type { Route } from '@forecourt/rules/routing/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { siteStock } from '../stock/search/siteStock'

/**
 * Whether what an address names was ever there: its car, sold or withdrawn, its offer or its place. There is no end of addresses
 * that name nothing; they share one page instead of having one made and kept for each.
 */
export const pageExists = async (
  db: Database,
  site: RenderedSite,
  route: Route,
  { locations }: Pick<SiteData, 'locations'>,
): Promise<boolean> => {
  const { organisationId } = site
  switch (route.page) {
    case 'car':
    case 'print': {
      const { slug } = route
      const cars = await db
        .forOrganisation(organisationId)
        .rows(Prisma.sql`select 1 from cars car where ${siteStock(site)} and (car.slug = ${slug} or car.id = ${slug}) limit 1`)
      return cars.length > 0
    }
    case 'offer':
      return db
        .forOrganisation(organisationId)
        .transaction(async (tx) => (await tx.offer.count({ where: { organisationId, id: route.offerId } })) > 0)
    case 'post':
      return db
        .forOrganisation(organisationId)
        .transaction(async (tx) => (await tx.post.count({ where: { organisationId, slug: route.slug } })) > 0)
    case 'blog': {
      const { category, tag, number } = route
      const where = { organisationId, category: category ?? undefined, ...(tag !== null && { tagSlugs: { has: tag } }) }
      if (number === 1 && tag === null) return true
      return db
        .forOrganisation(organisationId)
        .transaction(async (tx) => (await tx.post.count({ where })) > (number - 1) * site.config.blog.pageSize)
    }
    case 'location':
      return locations.some(({ slug }) => slug === route.slug)
    default:
      return true
  }
}
