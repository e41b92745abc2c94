import type { Database } from '../createDatabase'
import { maxPositionAgeHours } from './changedCars'

/** Position of a reader in the change log of all cars. */
export interface StockPosition {
  /** The oldest transaction in progress at the last read. */
  readonly horizon: string
  /** Time of the read, by the database's clock: ISO in UTC. */
  readonly at: string
}

export interface ChangedStocks {
  /** Null if the position is missing, too old or from another database: possibly all. */
  readonly organisationIds: readonly string[] | null
  readonly position: StockPosition
}

interface FoundRow {
  readonly horizon: string
  readonly at: Date
  readonly isRetained: boolean
  readonly organisationIds: readonly string[]
}

/**
 * Organisations whose cars changed since a position, in one query for all: a server with thousands of indexes can't poll for each. While a
 * transaction that was in progress at the position hasn't ended, later calls return the same organisations again. `changedCars` returns
 * the cars.
 */
export const changedStocks = (db: Database, since: StockPosition | null): Promise<ChangedStocks> =>
  db.platform.transaction(async (tx) => {
    const [row] = await tx.$queryRaw<FoundRow[]>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, clock_timestamp() as at,
        coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= ${since?.horizon ?? null}::xid8
          and clock_timestamp() < ${since?.at ?? null}::timestamptz + ${maxPositionAgeHours} * interval '1 hour', false) as "isRetained",
        array(select distinct organisation_id from car_changes where xid >= ${since?.horizon ?? null}::xid8) as "organisationIds"`
    if (!row) throw new Error('A query of one row gave none.')
    return {
      organisationIds: row.isRetained ? row.organisationIds : null,
      position: { horizon: row.horizon, at: row.at.toISOString() },
    }
  })
