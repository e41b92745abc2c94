import { createHash } from 'node:crypto'
import { Prisma } from '../generated/client'
import { askDirectly } from '../lists/askDirectly'
import { cleanCar } from '../stock/cleanCar'
import { type CarField, storedCarFields } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import type { FeedCar } from './FeedCar'
import { nameFeedCar } from './writeCarValues'

/** A row of a feed that is to be looked at closer, in what the database needs of it. */
export interface StagedRow {
  readonly row: number
  /** What the feed calls its car. */
  readonly externalId: string
  /** Of everything the row says: a row of the same changes nothing. */
  readonly hash: string
  readonly stockNumber: string
  readonly name: string
  readonly vin: string | null
  /** What the feed says, as JSON by field. */
  readonly says: string
  readonly photos: readonly string[] | null
  readonly feedCar: FeedCar
}

/** What a feed calls a car: its stock number, however its letters are written. */
export const toExternalId = (stockNumber: string): string => stockNumber.trim().toLowerCase()

/** A row as it is compared; its texts are cleaned and cut to size. */
export const stagedRow = (feedCar: FeedCar): StagedRow => {
  const { car, photos, row } = feedCar
  const given: Partial<Record<CarField, unknown>> = {}
  for (const field of feedCar.says) given[field] = car[field] ?? null
  const said = cleanCar(given)
  const says = JSON.stringify(said)
  const hash = createHash('sha256')
    .update(says)
    .update(photos === null ? '' : photos.join('\n'))
    .digest('base64url')
  const { stockNumber = car.stockNumber, name = car.name, vin = car.vin } = said as Partial<FeedCar['car']>
  return { row, externalId: toExternalId(stockNumber), hash, stockNumber, name, vin, says, photos, feedCar }
}

const otherFields = [...storedCarFields, 'createdAt', 'soldAt'] as const
/** By the fields a feed speaks of, which are the same of nearly every row: those it doesn't. */
const restBySays = new WeakMap<readonly CarField[], readonly (typeof otherFields)[number][]>()

/** What a new car has that its feed doesn't say, as JSON by field; what is nothing is left out. */
const restOf = ({ car, says }: FeedCar): string => {
  const fields = restBySays.get(says) ?? otherFields.filter((field) => !(says as readonly string[]).includes(field))
  restBySays.set(says, fields)
  const rest: Record<string, unknown> = {}
  for (const field of fields) {
    const value = car[field]
    if (value !== null && value !== undefined) rest[field] = value
  }
  return JSON.stringify(cleanCar(rest))
}

const jsonOf = ({ row, externalId, hash, says, photos, feedCar }: StagedRow, carId: string | null): string =>
  `{"row":${row},"external_id":${JSON.stringify(externalId)},"hash":"${hash}","car_id":${JSON.stringify(carId)},"says":${says},"rest":${restOf(feedCar)},"photos":${JSON.stringify(photos)}}`

/**
 * Puts rows that are new or changed beside each other in the database, in a table `feed_rows` that is gone with the transaction: however
 * many they are, they are compared and written there.
 */
export const createStage = (tx: Transaction) => {
  let waiting: string[] = []
  let isOpen = false
  /** The last rows on their way: the next are read meanwhile, and no more than those. */
  let writing: Promise<unknown> = Promise.resolve()
  const open = async () => {
    if (isOpen) return
    isOpen = true
    await nameFeedCar(tx)
    await tx.$executeRaw`
      create temp table feed_rows (
        row int not null, external_id text not null, hash text not null,
        -- The car it is about; null for one that is new.
        car_id text,
        -- What the feed called its car last: the same, but for cars of new names.
        known_as text not null,
        says jsonb not null, photos text[],
        -- The car as it would be were it new.
        like feed_car
      ) on commit drop`
  }
  const flush = async () => {
    if (waiting.length === 0) return
    const rows = `[${waiting.join()}]`
    waiting = []
    await open()
    await writing
    writing = askDirectly(
      tx,
      Prisma.sql`
        insert into feed_rows
        select staged.row, staged.external_id, staged.hash, staged.car_id, staged.external_id, staged.says::jsonb, staged.photos, next.*
        from json_to_recordset(${rows}::json) as staged(
          row int, external_id text, hash text, car_id text, says json, rest json, photos text[]
        ) cross join lateral json_populate_record(json_populate_record(null::feed_car, staged.rest), staged.says) next`,
    )
    // Whoever waits for it next is told.
    writing.catch(() => undefined)
  }
  return {
    async add(row: StagedRow, carId: string | null): Promise<void> {
      waiting.push(jsonOf(row, carId))
      if (waiting.length >= 500) await flush()
    },
    /** Ends the staging: what is there can be asked for. */
    async close(): Promise<void> {
      await open()
      await flush()
      await writing
      // Nobody else looks after the statistics of a table that is there for seconds.
      await tx.$executeRaw`analyze feed_rows (row, external_id, known_as, vin, car_id)`
    },
  }
}
