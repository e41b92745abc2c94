import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Database, Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { toLocation } from '../../organisations/listLocations'
import type { ListingSite, RenderedSite } from '../../sites/RenderedSite'
import { carsOfSites } from '../getEditedCar'
import { selectCars } from '../reading/selectCars'
import { recommendedOrder } from '../recommendedOrder'
import { listedStock } from './listedStock'

/** Limit of cars, to keep the editor responsive. */
const maxCountedCars = 4_000

/** The newest cars that a site would list under a config, with their locations, for counts in the editor. */
export const countedCars = (db: Database, site: RenderedSite, now: string): Promise<{ cars: Car[]; locations: Location[] }> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const cars = await selectCars(tx, {
      where: Prisma.sql`${listedStock(site, now)} and car.status <> 'sold'`,
      order: Prisma.sql`car.created_at desc, car.id`,
      limit: maxCountedCars,
    })
    const rows = await tx.location.findMany({ where: { organisationId: site.organisationId }, include: { dealership: true } })
    return { cars, locations: rows.map(toLocation) }
  })

const vinLength = 17

/**
 * The stock number of a listed car with one of these stock numbers, rego plates or VINs: the first match, stock numbers before plates. Null
 * if there is none (SRC-06).
 *
 * @param numbers their keys, as `numbersInText` lists them
 * @param now ISO instant in UTC
 */
export const findStockNumber = async (db: Database, site: ListingSite, numbers: readonly string[], now: string): Promise<string | null> => {
  if (numbers.length === 0) return null
  const numberList = Prisma.sql`${[...numbers]}::text[]`
  const vins = numbers.filter((number) => number.length === vinLength)
  const vinCondition = vins.length === 0 ? Prisma.sql`false` : Prisma.sql`lower(car.vin) = any(${vins}::text[])`
  const [car] = await db.forOrganisation(site.organisationId).rows<{ stockNumber: string }>(Prisma.sql`
    select car.stock_number as "stockNumber" from cars car
    where (car.stock_number_key = any(${numberList}) or car.rego_plate_key = any(${numberList}) or ${vinCondition}) and ${listedStock(site, now)}
    order by least(array_position(${numberList}, car.stock_number_key), array_position(${numberList}, car.rego_plate_key)),
      car.stock_number_key = any(${numberList}) desc, car.id
    limit 1`)
  return car?.stockNumber ?? null
}

/** Filters car ids to those within a scope, or some of its sites. */
export const carIdsWithin = (scope: Scope, ids: readonly string[], siteIds: readonly string[] | null): Promise<string[]> =>
  scope.transaction(async (tx) => {
    const siteCondition = (await carsOfSites(tx, siteIds)) ?? Prisma.sql`true`
    const rows = await tx.$queryRaw<{ id: string }[]>`select car.id from cars car where car.id = any(${[...ids]}) and ${siteCondition}`
    return rows.map(({ id }) => id)
  })

const bulkTimeoutMs = 120_000

/** All cars that a site lists at an instant, best first: the contents of its search index. */
export const listedCars = (db: Database, site: ListingSite, now: string): Promise<Car[]> =>
  db.forOrganisation(site.organisationId).transaction(
    (tx) =>
      selectCars(tx, {
        where: listedStock(site, now),
        order: Prisma.sql`${recommendedOrder}, car.created_at desc, car.id`,
      }),
    { timeoutMs: bulkTimeoutMs },
  )
