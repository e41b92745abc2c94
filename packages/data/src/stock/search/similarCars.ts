import { bodyCategory } from '@forecourt/rules/car/facts/bodyCategory'
import { variedCars } from '@forecourt/rules/car/variedCars'
import type { Car } from '@forecourt/rules/entities/Car'
import { facetKey } from '@forecourt/rules/search/facetKey'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { readCars } from '../reading/selectCars'
import { hasAnySpelling, inBodyCategory, listBodies, type StoredText, storedBody } from './inBodyCategory'
import { listedStock } from './listedStock'

/** Read this many times the wanted cars, so that `variedCars` has a choice. */
const readPerWanted = 6

const bodyOf = ({ simpleBody, body, itemType }: Car): string => facetKey('body', facetTitle('body', simpleBody ?? body ?? '', itemType))

/** Whether a car has the condition of another one, and its model or body, in any spelling. */
const isClose = (car: Car, other: Car): boolean =>
  other.carType === car.carType && ((other.makeSlug === car.makeSlug && other.modelSlug === car.modelSlug) || bodyOf(other) === bodyOf(car))

/**
 * Available cars most similar to a given one: those of its model or body, then others. Each model, year and grade once, and at most half
 * of one model where there are enough (`variedCars`), the same condition first, and cars with photos before others. Among these, same
 * model, then same make and body, same body, bodies of the same category of its make and of any (NAV-19), then others of its make; each
 * with the nearest price first, or year if a price is missing.
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
  const model = Prisma.sql`${make} and car.model_slug = ${car.modelSlug}`
  const hasPhoto = Prisma.sql`exists (
    select from car_images image where image.organisation_id = car.organisation_id and image.car_id = car.id and image.position = 0
  )`
  const sameCondition = Prisma.sql`(car.car_type = ${car.carType}) desc`
  const nearest = Prisma.sql`abs(car.price_cents - ${car.priceCents}::int) nulls last, abs(car.year - ${car.year}::int), car.id`
  const found = await readCars(db, site.organisationId, {
    where: Prisma.sql`${listedStock(site, now)} and car.id <> ${car.id} and car.status <> 'sold' and not car.reserved
      and car.item_type = ${car.itemType} and (${make} or ${body} or ${category})`,
    order: Prisma.sql`
      row_number() over (partition by car.make_slug, car.model_slug, car.badge, car.year order by ${sameCondition}, ${nearest}) = 1 desc,
      coalesce((${model}) or ${body}, false) desc,
      row_number() over (partition by car.make_slug, car.model_slug, car.badge order by ${sameCondition}, ${nearest}) = 1 desc,
      ${sameCondition},
      ${hasPhoto} desc,
      case
        when ${model} then 0
        when ${make} and ${body} then 1
        when ${body} then 2
        when ${make} and ${category} then 3
        when ${category} then 4
        else 5
      end,
      ${nearest}`,
    limit: limit * readPerWanted,
  })
  return variedCars(found, limit, (other) => isClose(car, other))
}

/** Up to three available cars similar to an unavailable one; empty if that was deleted. */
export const similarTo = async (db: Database, site: RenderedSite, carId: string, now: string): Promise<Car[]> => {
  const { organisationId } = site
  const [car] = await readCars(db, organisationId, { where: Prisma.sql`car.organisation_id = ${organisationId} and car.id = ${carId}` })
  return car ? similarCars(db, site, car, now, 3) : []
}
