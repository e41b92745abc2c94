import { createHash } from 'node:crypto'
import { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import { cleanCar } from '../stock/cleanCar'
import { type StoredCarField, storedCarFields } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import { addCars, discardQueryPlans } from './addCars'
import type { FeedCar } from './FeedCar'
import type { StockFeed } from './StockFeed'
import { createFeedCarType } from './writeCarValues'

/** A new or changed row, in the form that is staged in the database. */
export interface StagedRow {
  readonly row: number
  /** The car's name in the feed. */
  readonly externalId: string
  /** Hash of the row's data: an unchanged hash means no change. */
  readonly hash: string
  readonly stockNumber: string
  readonly name: string
  readonly vin: string | null
  /** The feed's fields as JSON. */
  readonly providedValues: string
  readonly photos: readonly string[] | null
  /** Whether the row says, or may say, that its car isn't for sale. */
  readonly isOffSale: boolean
  readonly feedCar: FeedCar
}

/** A car's name in the feed: its stock number, case-insensitive. */
export const toExternalId = (stockNumber: string): string => stockNumber.trim().toLowerCase()

/** Converts a row for comparison; cleans and truncates texts. */
export const stagedRow = (feedCar: FeedCar): StagedRow => {
  const { car, photos, row } = feedCar
  const provided: Partial<Record<StoredCarField, unknown>> = {}
  for (const field of feedCar.providedFields) provided[field] = car[field] ?? null
  const cleaned = cleanCar(provided)
  const providedValues = JSON.stringify(cleaned)
  const hash = createHash('sha256')
    .update(providedValues)
    .update(photos === null ? '' : photos.join('\n'))
    .update(feedCar.offSale ? '\noff sale' : '')
    // Differs from the hashes stored before was-prices were checked (`dropUnaskedWasPrices`), so that these rows are compared once more.
    .update((car.driveAwayBeforeCents ?? car.egcBeforeCents) === null ? '' : '\nchecked was-price')
    .digest('base64url')
  const { stockNumber = car.stockNumber, name = car.name, vin = car.vin } = cleaned as Partial<FeedCar['car']>
  return {
    row,
    externalId: toExternalId(stockNumber),
    hash,
    stockNumber,
    name,
    vin,
    providedValues,
    photos,
    isOffSale: feedCar.offSale !== undefined,
    feedCar,
  }
}

/** Columns of a car in staged rows. */
const stagedFields = [...storedCarFields, 'createdAt', 'soldAt'] as const
/** Cache: fields that a feed doesn't provide, by those that it does; nearly all rows share them. */
const restByProvided = new WeakMap<readonly StoredCarField[], readonly (typeof stagedFields)[number][]>()

const missingFields = ({ providedFields }: FeedCar): readonly (typeof stagedFields)[number][] => {
  const fields =
    restByProvided.get(providedFields) ?? stagedFields.filter((field) => !(providedFields as readonly string[]).includes(field))
  restByProvided.set(providedFields, fields)
  return fields
}

/** Defaults of new cars for fields that the feed lacks, mostly equal: written once, then only the differences per car. */
const createDefaults = ({ car, ...first }: FeedCar) => {
  const usual: Record<string, unknown> = {}
  for (const field of missingFields({ car, ...first })) usual[field] = car[field] ?? null
  const texts = new Map(Object.entries(usual).map(([field, value]) => [field, JSON.stringify(value)]))
  return {
    usual: JSON.stringify(cleanCar(usual)),
    of: (row: FeedCar): string => {
      const rest: Record<string, unknown> = {}
      for (const field of missingFields(row)) {
        const value = row.car[field] ?? null
        if (value === usual[field] || (typeof value === 'object' && JSON.stringify(value) === texts.get(field))) continue
        rest[field] = value
      }
      return JSON.stringify(cleanCar(rest))
    },
  }
}

/** Members of a JSON object, to be appended to another. */
const jsonMembers = (json: string): string => (json === '{}' ? '' : `,${json.slice(1, -1)}`)

const stagedRowJson = (
  { row, externalId, hash, providedValues, photos, isOffSale }: StagedRow,
  carId: string | null,
  rest: string,
): string => {
  const name = JSON.stringify(externalId)
  return `{"row":${row},"external_id":${name},"known_as":${name},"hash":"${hash}","car_id":${JSON.stringify(carId)},"provided_values":${providedValues},"photos":${JSON.stringify(photos)},"off_sale":${isOffSale}${jsonMembers(providedValues)}${jsonMembers(rest)}}`
}

const stagedNames = ['row', 'external_id', 'hash', 'car_id', 'known_as', 'provided_values', 'photos', 'off_sale', ...stagedFields]
const stagedColumns = Prisma.raw(stagedNames.map((name) => `"${name}"`).join(', '))
const stagedValues = Prisma.raw(stagedNames.map((name) => `staged."${name}"`).join(', '))

/** Number of rows per staging batch. */
const rowsAtOnce = 500

/** A feed whose new cars are inserted while staging; the caller must roll back if the file is held. */
export type EarlyInsertFeed = Pick<StockFeed, 'id' | 'organisationId'>

/** Keys of existing cars that rows may match. Cars inserted afterwards are matched in memory. */
const listExistingKeys = (tx: Transaction, { organisationId }: EarlyInsertFeed) => [
  queryDirectly(
    tx,
    Prisma.sql`
      create temp table feed_others on commit drop as
      select lower(stock_number) as number, case when status <> 'sold' then vin end as vin from cars where organisation_id = ${organisationId}`,
  ),
  queryDirectly(tx, Prisma.sql`analyze feed_others`),
  queryDirectly(tx, Prisma.sql`create index on feed_rows (part)`),
  discardQueryPlans(tx),
]

/**
 * Stages new and changed rows in the temporary table `feed_rows`, so that any number can be compared and written in the database. New cars
 * can be inserted while the next rows are parsed.
 */
export const createStage = (tx: Transaction, earlyFeed: EarlyInsertFeed | null) => {
  let buffer: string[] = []
  let part = 0
  let rest: ReturnType<typeof createDefaults> | undefined
  let isOpen = false
  /** The current batch write: parsing continues meanwhile, at most one batch ahead. */
  let writing: Promise<unknown> = Promise.resolve()
  const open = async () => {
    if (isOpen) return
    isOpen = true
    await createFeedCarType(tx)
    await tx.$executeRaw`
      create temp table feed_rows (
        row int not null, external_id text not null, hash text not null,
        -- Its existing car; null for a new one.
        car_id text,
        -- The car's previous name in the feed; differs from external_id only for renamed cars.
        known_as text not null,
        provided_values jsonb not null, photos text[],
        -- Whether it says, or may say, that its car isn't for sale.
        off_sale boolean not null,
        -- Whether its car was inserted already.
        is_added boolean not null,
        -- Number of its batch.
        part int not null,
        -- The car's columns, as for a new car.
        like feed_car
      ) on commit drop`
    // Row estimates are unknown: nested loops over fifty thousand rows would take for ever.
    await tx.$executeRaw`set local enable_nestloop = off`
    if (earlyFeed) await Promise.all(listExistingKeys(tx, earlyFeed))
  }
  const flush = async () => {
    if (buffer.length === 0) return
    const rows = `[${buffer.join()}]`
    buffer = []
    part++
    await open()
    await writing
    // Plans for few rows are bad for many: replan whenever the number of batches doubles.
    if (earlyFeed && Number.isInteger(Math.log2(part))) await discardQueryPlans(tx)
    const [isNew, others] = earlyFeed
      ? [
          Prisma.sql`staged.car_id is null and numbered.number is null and built.vin is null`,
          Prisma.sql`
            left join (select distinct number from feed_others) numbered on numbered.number = staged.external_id
            left join (select distinct vin from feed_others where vin is not null) built on built.vin = staged.vin`,
        ]
      : [Prisma.sql`false`, Prisma.empty]
    const stage = queryDirectly(
      tx,
      Prisma.sql`
        insert into feed_rows (${stagedColumns}, is_added, part)
        select ${stagedValues}, ${isNew}, ${part}
        from json_populate_recordset(json_populate_record(null::feed_rows, ${rest?.usual}::json), ${rows}::json) staged ${others}`,
    )
    writing = earlyFeed ? Promise.all([stage, addCars(tx, earlyFeed, Prisma.sql`staged.is_added and staged.part = ${part}`)]) : stage
    // The next await rethrows the error.
    writing.catch(() => undefined)
  }
  return {
    async add(row: StagedRow, carId: string | null): Promise<void> {
      rest ??= createDefaults(row.feedCar)
      buffer.push(stagedRowJson(row, carId, rest.of(row.feedCar)))
      if (buffer.length >= rowsAtOnce) await flush()
    },
    /** Finishes staging; the table can be queried afterwards. */
    async close(): Promise<void> {
      await open()
      await flush()
      await writing
      // Autovacuum doesn't analyse temporary tables.
      await tx.$executeRaw`analyze feed_rows (row, external_id, known_as, vin, car_id)`
    },
  }
}
