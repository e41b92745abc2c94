import { asksForPictures } from '@forecourt/schema/switches/stockSwitches'
import { Prisma } from '../../generated/client'
import type { ListingSite, RenderedSite } from '../../sites/RenderedSite'

/** Condition for a site's stock: its organisation's, or that of some of its dealerships. */
export const siteStock = ({ organisationId, dealershipIds }: Pick<RenderedSite, 'organisationId' | 'dealershipIds'>): Prisma.Sql =>
  dealershipIds.length === 0
    ? Prisma.sql`car.organisation_id = ${organisationId}`
    : Prisma.sql`car.organisation_id = ${organisationId} and car.dealership_id = any(${[...dealershipIds]})`

/** Condition for cars with a page on a site. Sold cars keep theirs (CAR-04); drafts, withdrawn and hidden cars have none. */
export const pagedStock = (site: Pick<RenderedSite, 'organisationId' | 'dealershipIds'>): Prisma.Sql =>
  Prisma.sql`${siteStock(site)} and car.status in ('in_stock', 'coming_soon', 'sold') and car.show_on_dealer_website`

/** SQL condition of `isAwaited`: the car is for sale but hasn't arrived (CAR-10, VDP-29). */
export const awaited = Prisma.sql`(car.status = 'coming_soon' or (car.status = 'in_stock' and car.preorder))`

const dayMs = 86_400_000

/** SQL condition of `isListed`: a site lists the car (SRC-31 to SRC-33, CFG-12). */
export const listedStock = (site: ListingSite, now: string): Prisma.Sql => {
  const { stock } = site.config
  const { carTypes, minImageCount, soldVisibleDays } = stock
  const soldAfter = new Date(Date.parse(now) - soldVisibleDays * dayMs)
  const enoughImages = asksForPictures(stock)
    ? Prisma.sql`and (select count(*) from car_images image where image.organisation_id = car.organisation_id and image.car_id = car.id) >= ${minImageCount}`
    : Prisma.empty
  return Prisma.sql`
    ${siteStock(site)} and car.show_on_dealer_website and car.car_type = any(${[...carTypes]})
    and (car.status in ('in_stock', 'coming_soon') or (car.status = 'sold' and car.sold_at > ${soldAfter}))
    ${enoughImages}`
}
