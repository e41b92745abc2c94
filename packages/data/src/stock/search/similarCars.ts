import { bodyCategory } from '@forecourt/rules/car/facts/bodyCategory'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { readCars } from '../reading/selectCars'
import { hasAnySpelling, inBodyCategory, listBodies, type StoredText, storedBody } from './inBodyCategory'
import { listedStock } from './listedStock'

/**
 * Available cars most similar to a given one: same model, then same make and body, same body, bodies of the same category of its make and
 * of any (NAV-19), then others of its make. Within a group, the same condition first, then the nearest price, or year if a price is
 * missing.
 *
 * @param bodies distinct bodies of the organisation's stock, if loaded already
 */
export const similarCars = async (
  db: Database,
  site: RenderedSite,
  car: Car,
  now: string,
  limit = 4,
  bodies?: readonly StoredText[],
): Promise<Car[]> => {
  const make = Prisma.sql`car.make_slug = ${car.makeSlug}`
  const stored = bodies ?? (await listBodies(db, site.organisationId))
  const ownBody = car.simpleBody ?? car.body
  const body = hasAnySpelling('body', storedBody, ownBody === null ? [] : [ownBody], stored)
  const category = inBodyCategory(bodyCategory(ownBody), stored)
  return readCars(db, site.organisationId, {
    where: Prisma.sql`${listedStock(site, now)} and car.id <> ${car.id} and car.status <> 'sold' and not car.reserved
      and car.item_type = ${car.itemType} and (${make} or ${body} or ${category})`,
    order: Prisma.sql`
      case
        when ${make} and car.model_slug = ${car.modelSlug} then 0
        when ${make} and ${body} then 1
        when ${body} then 2
        when ${make} and ${category} then 3
        when ${category} then 4
        else 5
      end,
      (car.car_type = ${car.carType}) desc, abs(car.price_cents - ${car.priceCents}::int) nulls last, abs(car.year - ${car.year}::int), car.id`,
    limit,
  })
}

/** Up to three available cars similar to an unavailable one; empty if that was deleted. */
export const similarTo = async (db: Database, site: RenderedSite, carId: string, now: string): Promise<Car[]> => {
  const { organisationId } = site
  const [car] = await readCars(db, organisationId, { where: Prisma.sql`car.organisation_id = ${organisationId} and car.id = ${carId}` })
  return car ? similarCars(db, site, car, now, 3) : []
}
