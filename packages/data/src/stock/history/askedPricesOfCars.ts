import type { Cents } from '@forecourt/rules/entities/Car'
import { type AskedPoint, askedPrices } from '@forecourt/rules/pricing/askedPrices'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { queryDirectly } from '../../lists/queryDirectly'
import type { Transaction } from '../../Transaction'
import { type PastRow, pastRows, pastStates, priceFields } from './listCarHistory'

type AskedValues = Omit<AskedPoint, 'at'>

/** A car as it is stored, with the changes of its prices and of whether it was for sale, newest first. */
interface RecordedCar extends AskedValues {
  readonly id: string
  readonly createdAt: Date
  readonly rows: readonly (Omit<PastRow<AskedValues>, 'at'> & { readonly at: string })[]
}

/** Prices for which cars were advertised for long enough to count, at an instant. */
interface AskedOptions {
  readonly organisationId: string
  readonly carIds: readonly string[]
  /** ISO in UTC. */
  readonly now: string
}

const recordedCars = ({ organisationId, carIds }: AskedOptions): Prisma.Sql => Prisma.sql`
  select car.id, car.created_at as "createdAt", car.drive_away_cents as "driveAwayCents", car.egc_cents as "egcCents", car.status,
    car.show_on_dealer_website as "showOnDealerWebsite", coalesce(past.rows, '[]') as rows
  from cars car
  cross join lateral (
    select jsonb_agg(to_jsonb(change)) as rows
    from (${pastRows(Prisma.sql`car.organisation_id`, Prisma.sql`car.id`, [...priceFields, 'status', 'showOnDealerWebsite'])}) change
  ) past
  where car.organisation_id = ${organisationId} and car.id = any(${[...carIds]}::text[])`

const askedOf = ({ id: _id, createdAt, rows, ...present }: RecordedCar, now: string): Cents[] => {
  const changes = rows.map((row) => ({ ...row, at: new Date(row.at) }))
  return askedPrices(pastStates<AskedValues>(present, changes, createdAt.toISOString()), now)
}

/** Whether the past prices of a car are known: when it was added, or a changed price. */
const isRecorded = ({ rows }: RecordedCar): boolean =>
  rows.some(({ first, before }) => first || priceFields.some((field) => before?.[field] !== undefined))

/**
 * The prices for which cars were advertised for a day, of any type, by car id (`askedPrices`). Cars without a record of when they were added
 * or of a changed price are omitted.
 */
export const recordedAskedPrices = async (db: Database, options: AskedOptions): Promise<ReadonlyMap<string, readonly Cents[]>> => {
  const cars = await db.forOrganisation(options.organisationId).rows<RecordedCar>(recordedCars(options))
  return new Map(cars.flatMap((car) => (isRecorded(car) ? [[car.id, askedOf(car, options.now)] as const] : [])))
}

/** The prices for which cars were advertised for a day, of any type, by car id. Without a record, a car always had its present price. */
export const askedPricesOfCars = async (tx: Transaction, options: AskedOptions): Promise<ReadonlyMap<string, readonly Cents[]>> => {
  const cars = await queryDirectly<RecordedCar>(tx, recordedCars(options))
  return new Map(cars.map((car) => [car.id, askedOf(car, options.now)]))
}
