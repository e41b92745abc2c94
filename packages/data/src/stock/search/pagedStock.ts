import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { siteStock } from './siteStock'

/**
 * The condition that a car has a page on a site. Sold cars keep theirs (CAR-04); drafts, withdrawn cars and those kept off dealer
 * websites have none.
 */
export const pagedStock = (site: Pick<RenderedSite, 'organisationId' | 'dealershipIds'>): Prisma.Sql =>
  Prisma.sql`${siteStock(site)} and car.status in ('in_stock', 'coming_soon', 'sold') and car.show_on_dealer_website`
