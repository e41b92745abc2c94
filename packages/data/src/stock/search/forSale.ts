import { Prisma } from '../../generated/client'
import type { ListingSite } from '../../sites/RenderedSite'
import { listedStock } from './listedStock'

/** Cars for sale alone, or one of them: a car that is sold is listed for a while, and told to no search engine. */
export const forSale = (site: ListingSite, now: string, carId?: string): Prisma.Sql =>
  Prisma.sql`${listedStock(site, now)} and car.status <> 'sold' ${carId === undefined ? Prisma.empty : Prisma.sql`and car.id = ${carId}`}`
