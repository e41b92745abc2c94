import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { ListingSite } from '../../sites/RenderedSite'
import { listedStock } from './listedStock'

/**
 * The stock number of a car that a site lists and that has one of these numbers, or a plate that is one: of the first number that any car
 * has, a stock number before a plate. Null where none has (SRC-06).
 *
 * @param numbers their keys, as `saidNumbers` lists them
 * @param now ISO instant in UTC
 */
export const carNumber = async (db: Database, site: ListingSite, numbers: readonly string[], now: string): Promise<string | null> => {
  if (numbers.length === 0) return null
  const asked = Prisma.sql`${[...numbers]}::text[]`
  const [car] = await db.forOrganisation(site.organisationId).rows<{ stockNumber: string }>(Prisma.sql`
    select car.stock_number as "stockNumber" from cars car
    where (car.stock_number_key = any(${asked}) or car.rego_plate_key = any(${asked})) and ${listedStock(site, now)}
    order by least(array_position(${asked}, car.stock_number_key), array_position(${asked}, car.rego_plate_key)),
      car.stock_number_key = any(${asked}) desc, car.id
    limit 1`)
  return car?.stockNumber ?? null
}
