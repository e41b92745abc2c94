import type { Car } from '@forecourt/rules/entities/Car'
import { minShownCents } from '@forecourt/rules/entities/isInStock'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { namesCars, offeredTypes } from '@forecourt/rules/offers/carsOfOfferText'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'
import { loadSiteData } from './loadSiteData'

const maxCars = 4
const maxChosen = 24

/** A car's fuel, as in `carFuel`. */
const sqlFuel = Prisma.sql`
  coalesce(car.simple_fuel, case when car.fuel ~* 'diesel' then 'Diesel' when car.fuel ~* 'petrol|unleaded' then 'Petrol' end)`

const price = Prisma.sql`case when car.price_cents > ${minShownCents} then car.price_cents end`

/** SQL of an offer's conditions on cars, as in `offerFit`, except whether it is shown on them. */
const fittingCars = ({
  category,
  manufacturer,
  modelName,
  fuels,
  priceFromCents,
  priceToCents,
  yearFrom,
  locationIds,
}: Offer): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`car.car_type = any(${[...offeredTypes(category)]})`,
      ...(manufacturer ? [Prisma.sql`lower(car.make) = lower(${manufacturer})`] : []),
      ...(modelName ? [Prisma.sql`lower(car.model) = lower(${modelName})`] : []),
      ...(fuels.length > 0 ? [Prisma.sql`${sqlFuel} = any(${[...fuels]})`] : []),
      ...(priceFromCents === null ? [] : [Prisma.sql`${price} >= ${priceFromCents}`]),
      ...(priceToCents === null ? [] : [Prisma.sql`${price} <= ${priceToCents}`]),
      ...(yearFrom === null ? [] : [Prisma.sql`car.year >= ${yearFrom}`]),
      ...(locationIds.length === 0 ? [] : [Prisma.sql`car.location_id = any(${[...locationIds]})`]),
    ],
    ' and ',
  )

/** A car that is available now: in stock, not reserved and not for test drives only (OFR-02). */
const isAvailable = Prisma.sql`
  car.status = 'in_stock' and not car.reserved and not car.preorder and lower(trim(coalesce(car.tag, ''))) <> 'test drive only'`

/**
 * Available cars of an offer: the first of those assigned to it, or else of those it applies to, and whether there are more; none for an
 * offer without conditions on cars.
 */
export const offeredCars = async (
  tx: Transaction,
  site: RenderedSite,
  offer: Offer,
  now: string,
): Promise<{ readonly cars: readonly Car[]; readonly areChosen: boolean; readonly hasMore: boolean }> => {
  const available = Prisma.sql`${listedStock(site, now)} and ${isAvailable}`
  const order = Prisma.sql`car.created_at desc, car.id`
  const chosen = await selectCars(tx, { where: Prisma.sql`${available} and car.offer_id = ${offer.id}`, order, limit: maxChosen + 1 })
  if (chosen.length > 0 || !namesCars(offer))
    return { cars: chosen.slice(0, maxChosen), areChosen: true, hasMore: chosen.length > maxChosen }
  const fitting = await selectCars(tx, { where: Prisma.sql`${available} and ${fittingCars(offer)}`, order, limit: maxCars + 1 })
  return { cars: fitting.slice(0, maxCars), areChosen: false, hasMore: fitting.length > maxCars }
}

/** The page of an offer with the given values, stored or not, current or not (OFR-02). */
export const offerPage = async (
  db: Database,
  site: RenderedSite,
  offer: Offer,
  now: string,
): Promise<Extract<PageData, { page: 'offer' }>> => {
  const siteData = await loadSiteData(db, site, now)
  const offered = await db.forOrganisation(site.organisationId).transaction((tx) => offeredCars(tx, site, offer, now))
  return { page: 'offer', site: siteData, offer, ...offered }
}
