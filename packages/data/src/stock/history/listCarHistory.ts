import type { PricePoint } from '@forecourt/rules/pricing/askedPrices'
import type { Actor } from '../../Actor'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

/** Actions: created or copied, changed, moved to another stage, undone, or photos changed. */
export type CarAction = 'create' | 'update' | 'move' | 'undo' | 'photos'

/** Values before and after, by field. */
export type FieldChanges = { readonly [field: string]: { readonly before: Prisma.JsonValue; readonly after: Prisma.JsonValue } }

interface NewCarHistoryEntry {
  readonly organisationId: string
  readonly carId: string
  readonly action: CarAction
  readonly changes: FieldChanges
  /** ISO in UTC. */
  readonly at: string
  /** The entry that it undoes. */
  readonly undoes?: string
  /** The bulk change, or the batch of photos, that it is part of. */
  readonly batchId?: string
}

/** Adds history entries of cars in one statement, in the transaction of the changes. */
export const addCarHistory = async (tx: Transaction, actor: Actor, notes: readonly NewCarHistoryEntry[]): Promise<void> => {
  await tx.carHistory.createMany({
    data: notes.map(({ undoes, at, changes, ...note }) => ({
      ...note,
      authorId: actor.userId,
      authorName: actor.name,
      at: new Date(at),
      changes: changes as Prisma.InputJsonObject,
      undoes: undoes === undefined ? null : BigInt(undoes),
    })),
  })
}

/** A change of a car by a user or a feed. */
export interface CarHistoryEntry {
  /** Id for undo; null if it can't be undone by itself, such as a feed's change, which is undone with its import. */
  readonly id: string | null
  /** ISO in UTC. */
  readonly at: string
  readonly source: 'person' | 'feed'
  /** Name of the user or the feed. */
  readonly sourceName: string
  readonly action: CarAction | 'feed'
  readonly changes: FieldChanges
  /** The entry that it undoes. */
  readonly undoes: string | null
  /** Whether it was undone. */
  readonly undone: boolean
}

export interface CarHistory {
  /** Latest first. */
  readonly entries: readonly CarHistoryEntry[]
  readonly total: number
  /** From its creation, oldest first; the last one is the present price. */
  readonly prices: readonly PricePoint[]
}

type CarPrices = Omit<PricePoint, 'at'>

interface Row extends Omit<CarHistoryEntry, 'at'> {
  readonly at: Date
}

/** A change of some fields, with their values before it; or the creation of a car (`first`). */
export interface PastRow<Values> {
  readonly at: Date
  readonly before: Partial<Values> | null
  readonly first: boolean
}

/**
 * Derives the past values of a car from the present ones and the changes, newest first, backwards to its creation: when it was added here,
 * which may be later than the arrival that a feed states (`createdAt`). Oldest first; the last state is the present one.
 */
export const pastStates = <Values extends object>(
  present: Values,
  rows: readonly PastRow<Values>[],
  createdAt: string,
): (Values & { readonly at: string })[] => {
  const states: (Values & { readonly at: string })[] = [{ ...present, at: '' }]
  // Walks backwards from the current values, because each change records the values before it.
  for (const { at, before, first } of rows) {
    const [after] = states
    if (!after || first) continue
    states[0] = { ...after, at: at.toISOString() }
    states.unshift({ ...after, ...before, at: '' })
  }
  const added = rows.findLast(({ first }) => first)?.at.toISOString() ?? createdAt
  return states.map((state, index) => (index === 0 ? { ...state, at: added } : state))
}

/** Changes of a car by users and feeds as one table `entry`; organisation and car are values, or columns of a lateral join. */
export const historyEntries = (organisationId: string | Prisma.Sql, carId: string | Prisma.Sql): Prisma.Sql => Prisma.sql`(
  select entry.id::text as id, entry.at, 'person' as source, entry.author_name as "sourceName", entry.action, entry.changes,
    entry.undoes::text as undoes, exists (
      select from car_history later
      where later.organisation_id = entry.organisation_id and later.car_id = entry.car_id and later.undoes = entry.id
    ) as undone, entry.id as number
  from car_history entry where entry.organisation_id = ${organisationId} and entry.car_id = ${carId}
  union all
  select null, run.started_at, 'feed', feed.name, case when change.kind = 'added' then 'create' else 'feed' end,
    (
      select coalesce(jsonb_object_agg(field, jsonb_build_object('before', change.before -> field, 'after', value)), '{}')
      from jsonb_each(change.after) as said (field, value)
    ), null, run.status = 'undone', 0
  from stock_feed_changes change
  join stock_feed_runs run on run.organisation_id = change.organisation_id and run.id = change.run_id
  join stock_feeds feed on feed.organisation_id = run.organisation_id and feed.id = run.feed_id
  where change.organisation_id = ${organisationId} and change.car_id = ${carId}
) entry`

const maxChanges = 500

/** Fields of a car's prices. */
export const priceFields = ['driveAwayCents', 'egcCents'] as const

/**
 * SQL of the last changes of some fields of a car (`PastRow`), newest first. The undo of an import is a change as well, although it isn't an
 * entry of the history: before it, the car had the values of the import.
 */
export const pastRows = (
  organisationId: string | Prisma.Sql,
  carId: string | Prisma.Sql,
  fields: readonly string[],
): Prisma.Sql => Prisma.sql`
  select at, action = 'create' as first, (
    select jsonb_object_agg(field, change -> 'before') from jsonb_each(changes) as changed (field, change) where field = any(${[...fields]}::text[])
  ) as before
  from (
    select at, action, changes, number from ${historyEntries(organisationId, carId)}
    union all
    select run.settled_at, 'undo', (select jsonb_object_agg(field, jsonb_build_object('before', value)) from jsonb_each(change.after) as said (field, value)), 0
    from stock_feed_changes change
    join stock_feed_runs run on run.organisation_id = change.organisation_id and run.id = change.run_id
    where change.organisation_id = ${organisationId} and change.car_id = ${carId} and run.status = 'undone'
  ) entry
  where action = 'create' or changes ?| ${[...fields]}::text[]
  order by at desc, number desc limit ${maxChanges}`

/** One page of a car's history, with its price history; the caller has checked that the car is in scope. */
export const listCarHistory = (
  scope: Scope,
  car: { readonly organisationId: string; readonly id: string; readonly createdAt: string } & CarPrices,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<CarHistory> =>
  scope.transaction(async (tx) => {
    const { organisationId, id: carId, createdAt, driveAwayCents, egcCents } = car
    const entries = historyEntries(organisationId, carId)
    const rows = await tx.$queryRaw<Row[]>`
      select id, at, source, "sourceName", action, changes, undoes, undone
      from ${entries} order by at desc, number desc limit ${perPage} offset ${(page - 1) * perPage}`
    const prices = await tx.$queryRaw<PastRow<CarPrices>[]>`${pastRows(organisationId, carId, priceFields)}`
    const [counted] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${entries}`
    return {
      entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      total: counted?.total ?? 0,
      prices: pastStates<CarPrices>({ driveAwayCents, egcCents }, prices, createdAt),
    }
  })
