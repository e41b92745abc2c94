import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { readCars } from '../reading/readCars'
import { listedStock } from './listedStock'

/** Cars that can be had, most like a given one: same model, then same make, then same body, each nearest in price first. */
export const similarCars = (db: Database, site: RenderedSite, car: Car, now: string, limit = 4): Promise<Car[]> =>
  readCars(db, site.organisationId, {
    where: Prisma.sql`${listedStock(site, now)} and car.id <> ${car.id} and car.status <> 'sold' and not car.reserved
      and car.item_type = ${car.itemType}
      and (car.make_slug = ${car.makeSlug} or car.body is not distinct from ${car.body})`,
    order: Prisma.sql`
      (car.make_slug = ${car.makeSlug} and car.model_slug = ${car.modelSlug}) desc, (car.make_slug = ${car.makeSlug}) desc,
      abs(coalesce(car.price_cents, 0) - ${car.priceCents ?? 0}), car.id`,
    limit,
  })
