import { asksForPictures } from '@forecourt/schema/switches/asksForPictures'
import { Prisma } from '../../generated/client'
import type { ListingSite } from '../../sites/RenderedSite'
import { siteStock } from './siteStock'

const dayMs = 86_400_000

/** The condition that a site lists a car: the same as the rule `isListed`, asked of the database (SRC-31 to SRC-33, CFG-12). */
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
