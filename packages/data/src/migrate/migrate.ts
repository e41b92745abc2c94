import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { findPoolerFault } from '../changes/findPoolerFault'
import { connect } from './connect'
import { type MigrationFile, migrationFiles } from './migrationFiles'
import { prepareJobs, prepareRoles } from './prepareRoles'

export interface MigrateOptions {
  /** 'existing' expects existing roles, for databases where the owner can't create any. */
  readonly roles?: 'create' | 'existing'
  /** How long a migration waits for a lock, with all requests that come after it; then it is rolled back and tried again. Milliseconds. */
  readonly lockTimeoutMs?: number
}

/** Arbitrary, but different from Prisma's 72707369. */
const lockKey = 72_707_370

/** The migration history of Prisma's CLI. */
const historyTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`

/** The second migration before all were squashed into 0001_init. */
const firstSquashed = '0002_newest_stock'

const appliedChecksums = async (client: pg.Client) => {
  const { rowCount } = await client.query(`select where to_regclass('_prisma_migrations') is not null`)
  if (!rowCount) return new Map<string, string>()
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select migration_name as name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** Checked before any change: such a database has the tables, so 0001_init would fail. */
const refuseSquashed = (applied: ReadonlyMap<string, string>) => {
  if (applied.has(firstSquashed))
    throw new Error(
      'This database was made by an earlier version, before its migrations were put together as 0001_init, and cannot be brought up to date; nothing in it was changed. For the demo, delete the data folder (.data, or what FORECOURT_DATA names) and start again; with DATABASE_URL, give the address of an empty database.',
    )
}

/** The lock of a migration belongs to its session. */
const refusePooler = async (ownerUrl: string) => {
  const fault = await findPoolerFault(ownerUrl)
  if (fault !== null)
    throw new Error(
      `Migrations need the address of the Postgres server itself in DATABASE_URL, without a pooler in transaction mode: ${fault}.`,
    )
}

const maxAttempts = 20

/** SQLSTATE of an exceeded lock_timeout. */
const lockNotAvailable = '55P03'

const apply = async (client: pg.Client, file: MigrationFile, lockTimeoutMs: number, attempt = 1): Promise<void> => {
  const { name, sql, checksum } = file
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(sql)
    await client.query(
      'insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)',
      [randomUUID(), checksum, name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if ((error as { code?: string }).code === lockNotAvailable && attempt < maxAttempts) {
      // The requests that waited behind it come first.
      await wait(lockTimeoutMs)
      return apply(client, file, lockTimeoutMs, attempt + 1)
    }
    throw new Error(`The migration ${name} failed and left the database as it was: ${(error as Error).message}.`, { cause: error })
  }
}

/**
 * Migrates a database: roles, the worker's schema, then each pending migration in its own transaction. Safe to run from several instances
 * at once.
 */
export const migrate = (
  ownerUrl: string,
  { roles = 'create', lockTimeoutMs = 3_000 }: MigrateOptions = {},
): Promise<{ applied: string[] }> =>
  connect(ownerUrl, async (client) => {
    await refusePooler(ownerUrl)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    try {
      const checksums = await appliedChecksums(client)
      refuseSquashed(checksums)
      await prepareRoles(client, ownerUrl, roles)
      await prepareJobs(client)
      await client.query(historyTable)
      const applied: string[] = []
      for (const file of migrationFiles()) {
        const checksum = checksums.get(file.name)
        if (checksum && checksum !== file.checksum)
          throw new Error(`The migration ${file.name} was changed after it was applied; a change needs a migration of its own.`)
        if (checksum) continue
        await apply(client, file, lockTimeoutMs)
        applied.push(file.name)
      }
      return { applied }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey])
    }
  })
