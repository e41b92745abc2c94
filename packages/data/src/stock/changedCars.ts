import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { StockCar } from './reading/parseCar'
import { loadSearchedCars } from './search/searchedCars'

/** Position of a reader in the change log of an organisation's cars. */
export interface ChangePosition {
  /** The oldest transaction in progress at the last read: it and younger ones may have more changes. */
  readonly horizon: string
  /** Changes of those transactions that were read already: transaction id by sequence number. */
  readonly seen: ReadonlyMap<string, string>
  /** Time of the read, by the database's clock: ISO in UTC. */
  readonly at: string
}

/** Changed cars, ids of cars that no site lists any more, and the next position. */
export interface ChangedCars {
  readonly upserts: readonly StockCar[]
  readonly removals: readonly string[]
  readonly position: ChangePosition
  /** Whether there are more changes: read on at once. */
  readonly more: boolean
}

interface ChangeRow {
  readonly horizon: string
  readonly at: string
  readonly isRetained: boolean
  readonly seq: string | null
  readonly xid: string | null
  readonly carIds: readonly string[] | null
}

/** Retention of the change log, in hours. */
const retentionHours = 24

/**
 * Maximum age of a position, in hours; a reader that is further behind must reload everything. Half of the retention, because a transaction
 * that was in progress at the position may have logged its changes long before.
 */
export const maxPositionAgeHours = retentionHours / 2

const maxRows = 100
/** A batch ends at this number of cars, to limit the time for reading and indexing. */
const batchSize = 1000

const instant = Prisma.sql`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The current position, for a reader that loads all cars now. */
export const changePosition = async (db: Database, organisationId: string): Promise<ChangePosition> => {
  const rows = await db.forOrganisation(organisationId).rows<Pick<ChangeRow, 'horizon' | 'at' | 'seq' | 'xid'>>(Prisma.sql`
    select now.horizon::text as horizon, ${instant} as at, change.seq::text as seq, change.xid::text as xid
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now
    left join car_changes as change on change.organisation_id = ${organisationId} and change.xid >= now.horizon`)
  const [first] = rows
  if (!first) throw new Error('A query of at least one row gave none.')
  return { horizon: first.horizon, at: first.at, seen: new Map(rows.flatMap(({ seq, xid }) => (seq && xid ? [[seq, xid]] : []))) }
}

/** Changes after a position, and the horizon of the same snapshot; at least one row. */
const rowsSince = (db: Database, organisationId: string, { horizon, seen, at }: ChangePosition): Promise<ChangeRow[]> =>
  db.forOrganisation(organisationId).rows<ChangeRow>(Prisma.sql`
    select now.horizon::text as horizon, ${instant} as at,
      now.horizon >= ${horizon}::xid8 and clock_timestamp() < ${at}::timestamptz + ${maxPositionAgeHours} * interval '1 hour' as "isRetained",
      change.seq::text as seq, change.xid::text as xid, change.car_ids as "carIds"
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now
    left join lateral (
      select * from car_changes
      where organisation_id = ${organisationId} and xid >= ${horizon}::xid8 and seq <> all(${[...seen.keys()]}::bigint[])
      order by seq limit ${maxRows}
    ) as change on true`)

/** The first rows up to the batch size. */
const toBatch = (rows: readonly ChangeRow[]) => {
  const ids = new Set<string>()
  const taken: [seq: string, xid: string][] = []
  for (const { seq, xid, carIds } of rows) {
    if (seq === null || xid === null || carIds === null || ids.size >= batchSize) break
    for (const id of carIds) ids.add(id)
    taken.push([seq, xid])
  }
  return { ids: [...ids], taken }
}

/**
 * Cars changed since a position, with current data. Commit order may differ from sequence order: reads again from the oldest transaction in
 * progress and skips what was seen, so that nothing is missed. Null if the position is too old or from another database.
 */
export const changedCars = async (
  db: Database,
  organisationId: string,
  position: ChangePosition,
  now: string,
): Promise<ChangedCars | null> => {
  const rows = await rowsSince(db, organisationId, position)
  const [{ horizon, at, isRetained } = { horizon: position.horizon, at: position.at, isRetained: false }] = rows
  if (!isRetained) return null
  const { ids, taken } = toBatch(rows)
  const more = rows.length === maxRows || taken.length < rows.filter(({ seq }) => seq !== null).length
  // Read after the change log, so that they are at least as new.
  const { upserts, removals } =
    ids.length === 0
      ? { upserts: [], removals: [] }
      : await db.forOrganisation(organisationId).transaction((tx) => loadSearchedCars(tx, organisationId, ids, now))
  // The horizon stays until all changes are read.
  const next = more ? position.horizon : horizon
  const seen = new Map([...position.seen, ...taken].filter(([, xid]) => BigInt(xid) >= BigInt(next)))
  return { upserts, removals, position: { horizon: next, seen, at }, more }
}

/** Deletes change log entries after the retention period. */
export const deleteOldCarChanges = (db: Database): Promise<number> =>
  db.platform.transaction(
    (tx) => tx.$executeRaw`delete from car_changes where at < clock_timestamp() - ${retentionHours} * interval '1 hour'`,
  )
