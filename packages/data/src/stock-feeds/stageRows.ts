import { createHash } from 'node:crypto'
import { Prisma } from '../generated/client'
import { askDirectly } from '../lists/askDirectly'
import { cleanCar } from '../stock/cleanCar'
import { type CarField, storedCarFields } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import { addCars, forgetPlans } from './addCars'
import type { FeedCar } from './FeedCar'
import type { StockFeed } from './StockFeed'
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

/** A car by its fields, as rows are staged. */
const carFields = [...storedCarFields, 'createdAt', 'soldAt'] as const
/** By the fields a feed speaks of, which are the same of nearly every row: those it doesn't. */
const restBySays = new WeakMap<readonly CarField[], readonly (typeof carFields)[number][]>()

const unsaid = ({ says }: FeedCar): readonly (typeof carFields)[number][] => {
  const fields = restBySays.get(says) ?? carFields.filter((field) => !(says as readonly string[]).includes(field))
  restBySays.set(says, fields)
  return fields
}

/** What new cars have that their feed doesn't say, which is nearly the same of all: given once, and of a car where it is another. */
const createRest = ({ car, ...first }: FeedCar) => {
  const usual: Record<string, unknown> = {}
  for (const field of unsaid({ car, ...first })) usual[field] = car[field] ?? null
  const texts = new Map(Object.entries(usual).map(([field, value]) => [field, JSON.stringify(value)]))
  return {
    usual: JSON.stringify(cleanCar(usual)),
    of: (row: FeedCar): string => {
      const rest: Record<string, unknown> = {}
      for (const field of unsaid(row)) {
        const value = row.car[field] ?? null
        if (value === usual[field] || (typeof value === 'object' && JSON.stringify(value) === texts.get(field))) continue
        rest[field] = value
      }
      return JSON.stringify(cleanCar(rest))
    },
  }
}

/** The members of an object that was written as JSON, behind others. */
const membersOf = (json: string): string => (json === '{}' ? '' : `,${json.slice(1, -1)}`)

const jsonOf = ({ row, externalId, hash, says, photos }: StagedRow, carId: string | null, rest: string): string => {
  const name = JSON.stringify(externalId)
  return `{"row":${row},"external_id":${name},"known_as":${name},"hash":"${hash}","car_id":${JSON.stringify(carId)},"says":${says},"photos":${JSON.stringify(photos)}${membersOf(says)}${membersOf(rest)}}`
}

const stagedNames = ['row', 'external_id', 'hash', 'car_id', 'known_as', 'says', 'photos', ...carFields]
const stagedColumns = Prisma.raw(stagedNames.map((name) => `"${name}"`).join(', '))
const stagedValues = Prisma.raw(stagedNames.map((name) => `staged."${name}"`).join(', '))

/** Rows that are staged, and added, at a time. */
const rowsAtOnce = 500

/** A feed of which new cars are added as soon as they are staged: whoever begins that takes them back where the file is held. */
export type AddsAhead = Pick<StockFeed, 'id' | 'organisationId'>

/** Cars rows may be about, by what they are told by. What is added after this is told from rows by the reader. */
const listOthers = (tx: Transaction, { organisationId }: AddsAhead) => [
  askDirectly(
    tx,
    Prisma.sql`
      create temp table feed_others on commit drop as
      select lower(stock_number) as number, case when status <> 'sold' then vin end as vin from cars where organisation_id = ${organisationId}`,
  ),
  askDirectly(tx, Prisma.sql`analyze feed_others`),
  askDirectly(tx, Prisma.sql`create index on feed_rows (part)`),
  forgetPlans(tx),
]

/**
 * Puts rows that are new or changed beside each other in the database, in a table `feed_rows` that is gone with the transaction: however
 * many they are, they are compared and written there. Those about cars nobody has can be added while the next are read.
 */
export const createStage = (tx: Transaction, ahead: AddsAhead | null) => {
  let waiting: string[] = []
  let part = 0
  let rest: ReturnType<typeof createRest> | undefined
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
        -- Whether it is among the cars already.
        is_added boolean not null,
        -- The rows it was staged with.
        part int not null,
        -- The car as it would be were it new.
        like feed_car
      ) on commit drop`
    // Nobody knows how many of the rows fit: a loop within a loop over fifty thousand of them would never end.
    await tx.$executeRaw`set local enable_nestloop = off`
    if (ahead) await Promise.all(listOthers(tx, ahead))
  }
  const flush = async () => {
    if (waiting.length === 0) return
    const rows = `[${waiting.join()}]`
    waiting = []
    part++
    await open()
    await writing
    // Plans made for few cars are bad for many: they are made again as the cars double.
    if (ahead && Number.isInteger(Math.log2(part))) await forgetPlans(tx)
    const [isNew, others] = ahead
      ? [
          Prisma.sql`staged.car_id is null and numbered.number is null and built.vin is null`,
          Prisma.sql`
            left join (select distinct number from feed_others) numbered on numbered.number = staged.external_id
            left join (select distinct vin from feed_others where vin is not null) built on built.vin = staged.vin`,
        ]
      : [Prisma.sql`false`, Prisma.empty]
    const stage = askDirectly(
      tx,
      Prisma.sql`
        insert into feed_rows (${stagedColumns}, is_added, part)
        select ${stagedValues}, ${isNew}, ${part}
        from json_populate_recordset(json_populate_record(null::feed_rows, ${rest?.usual}::json), ${rows}::json) staged ${others}`,
    )
    writing = ahead ? Promise.all([stage, addCars(tx, ahead, Prisma.sql`staged.is_added and staged.part = ${part}`)]) : stage
    // Whoever waits for it next is told.
    writing.catch(() => undefined)
  }
  return {
    async add(row: StagedRow, carId: string | null): Promise<void> {
      rest ??= createRest(row.feedCar)
      waiting.push(jsonOf(row, carId, rest.of(row.feedCar)))
      if (waiting.length >= rowsAtOnce) await flush()
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
