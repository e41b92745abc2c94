import type { MigrateOptions } from '@forecourt/data/migrate/migrate'
import { resetDatabase } from '@forecourt/data/migrate/resetDatabase'
import pg from 'pg'

/** Key of the advisory lock that prevents concurrent seeding. */
const lockKey = 72_707_371

export interface SeedOnceOptions extends MigrateOptions {
  /** Seeds an empty, migrated database. */
  seed(): Promise<void>
  /** Empties the database first. */
  readonly reset?: boolean
  /** Only restarts an interrupted seeding. */
  readonly onlyFinish?: boolean
}

const exists = async (client: pg.Client, query: string) => ((await client.query(query)).rowCount ?? 0) > 0

/** Seeds an empty database; returns whether it did. An interrupted seeding starts over, as its data can't have been used. */
export const seedOnce = async (ownerUrl: string, { seed, reset = false, onlyFinish = false, roles }: SeedOnceOptions): Promise<boolean> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const isInterrupted = await exists(client, 'select 1 from seedings where finished_at is null')
    if (!reset && !isInterrupted && (onlyFinish || (await exists(client, 'select 1 from organisations limit 1')))) return false
    if (reset || isInterrupted) await resetDatabase(ownerUrl, { roles })
    await client.query('insert into seedings default values on conflict (id) do update set started_at = now(), finished_at = null')
    await seed()
    await client.query('update seedings set finished_at = now()')
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
