import type { Cents } from '@forecourt/rules/entities/Car'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { queryDirectly } from '../../lists/queryDirectly'
import type { Transaction } from '../../Transaction'

interface PastPrice {
  readonly carId: string
  readonly cents: Cents
}

/** SQL of all recorded prices of cars, of any type. */
const recordedPrices = (organisationId: string, carIds: readonly string[]): Prisma.Sql => {
  const ids = Prisma.sql`${[...carIds]}::text[]`
  const fields = Prisma.sql`array['driveAwayCents', 'egcCents']`
  return Prisma.sql`
    select distinct "carId", price::int as cents from (
      select entry.car_id as "carId", side.value as price
      from car_history entry, unnest(${fields}) as field,
        lateral (values (entry.changes -> field ->> 'before'), (entry.changes -> field ->> 'after')) as side (value)
      where entry.organisation_id = ${organisationId} and entry.car_id = any(${ids})
      union all
      select change.car_id, side.value
      from stock_feed_changes change, unnest(${fields}) as field,
        lateral (values (change.before ->> field), (change.after ->> field)) as side (value)
      where change.organisation_id = ${organisationId} and change.car_id = any(${ids})
    ) prices where price is not null`
}

const byCar = (rows: readonly PastPrice[]): ReadonlyMap<string, readonly Cents[]> => {
  const found = new Map<string, Cents[]>()
  for (const { carId, cents } of rows) found.set(carId, [...(found.get(carId) ?? []), cents])
  return found
}

/** All recorded prices of cars, of any type, by car id; cars without recorded changes of price are omitted. */
export const pastPrices = async (
  db: Database,
  organisationId: string,
  carIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Cents[]>> =>
  byCar(await db.forOrganisation(organisationId).rows<PastPrice>(recordedPrices(organisationId, carIds)))

/** The same in a transaction. */
export const pastPricesIn = async (
  tx: Transaction,
  organisationId: string,
  carIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Cents[]>> => byCar(await queryDirectly<PastPrice>(tx, recordedPrices(organisationId, carIds)))

/** All recorded prices of a car, of any type. */
export const listPastPrices = async (tx: Transaction, organisationId: string, carId: string): Promise<readonly Cents[]> =>
  (await pastPricesIn(tx, organisationId, [carId])).get(carId) ?? []
