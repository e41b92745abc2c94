import type { MigrateOptions } from '@forecourt/data/migrate/migrate'
import { resetDatabase } from '@forecourt/data/migrate/resetDatabase'
import pg from 'pg'

/** Any number, as long as nobody else uses it: held by whoever seeds, so that two who start at once don't both. */
const lockKey = 72_707_371

export interface SeedOnceOptions extends MigrateOptions {
  /** Lays out the demo in an empty, migrated database. */
  seed(): Promise<void>
  /** Empties the database first, whatever is in it. */
  readonly anew?: boolean
  /** Goes on with a seeding that was cut short and begins none. */
  readonly onlyFinish?: boolean
}

const exists = async (client: pg.Client, question: string) => ((await client.query(question)).rowCount ?? 0) > 0

/**
 * Seeds a database that has nothing in it, and says whether it did. A seeding that was begun and never finished is begun again
 * from nothing: nobody can have used what it left behind.
 */
export const seedOnce = async (ownerUrl: string, { seed, anew = false, onlyFinish = false, roles }: SeedOnceOptions): Promise<boolean> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const isBroken = await exists(client, 'select 1 from seedings where finished_at is null')
    if (!anew && !isBroken && (onlyFinish || (await exists(client, 'select 1 from organisations limit 1')))) return false
    if (anew || isBroken) await resetDatabase(ownerUrl, { roles })
    await client.query('insert into seedings default values on conflict (id) do update set begun_at = now(), finished_at = null')
    await seed()
    await client.query('update seedings set finished_at = now()')
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
