import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/testDatabase'
import { connect } from './connect'
import { migrate } from './migrate'
import { migrationFiles } from './migrationFiles'
import { roleUrls } from './roleUrls'

/** Resolves once a migration waits for a lock. */
const untilWaiting = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query("select from pg_locks where not granted and relation = 'stock_feed_photos'::regclass")
  if (!rowCount) await untilWaiting(client)
}

describe('migrate', { shuffle: false }, () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await testDatabase()
  })
  afterAll(() => test.close())

  it('migrate applies no migrations the second time', async () => {
    expect(await migrate(test.ownerUrl)).toEqual({ applied: [] })
  })

  it('migrate applies each migration once when several instances start at once', async () => {
    await connect(test.ownerUrl, (client) => client.query('drop schema public cascade; create schema public'))
    const results = await Promise.all([migrate(test.ownerUrl), migrate(test.ownerUrl), migrate(test.ownerUrl)])
    expect(results.flatMap(({ applied }) => applied)).toEqual(migrationFiles().map(({ name }) => name))
  })

  it('migrate stores the history that Prisma’s own tools read', async () => {
    const { rows } = await connect(test.ownerUrl, (client) =>
      client.query('select migration_name as name, checksum from _prisma_migrations order by 1'),
    )
    expect(rows).toEqual(migrationFiles().map(({ name, checksum }) => ({ name, checksum })))
  })

  it('migrate refuses a database of an earlier version before it changes anything', async () => {
    const history = () => connect(test.ownerUrl, (client) => client.query('select * from _prisma_migrations order by migration_name'))
    await connect(test.ownerUrl, (client) =>
      client.query(
        `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('old', 'old', '0002_newest_stock', now())`,
      ),
    )
    // The first thing that a migration would create.
    await connect(test.ownerUrl, (client) => client.query('drop schema graphile_worker cascade'))
    const { rows: before } = await history()
    await expect(migrate(test.ownerUrl)).rejects.toThrow('delete the data folder')
    expect((await history()).rows).toEqual(before)
    const { rowCount } = await connect(test.ownerUrl, (client) =>
      client.query(`select from pg_namespace where nspname = 'graphile_worker'`),
    )
    expect(rowCount).toBe(0)
    await connect(test.ownerUrl, (client) => client.query(`delete from _prisma_migrations where id = 'old'`))
  })

  it('migrate gives way to requests while it waits for a lock, and is applied after it', async () => {
    const name = '0022_failed_photos'
    await connect(test.ownerUrl, (client) => client.query('delete from _prisma_migrations where migration_name = $1', [name]))
    const writes = 'begin; lock table stock_feed_photos in row exclusive mode'
    await connect(test.ownerUrl, async (holder) => {
      await holder.query(writes)
      const migrated = migrate(test.ownerUrl, { lockTimeoutMs: 200 })
      await untilWaiting(holder)
      // Queued behind the migration, which gives up first.
      await connect(test.ownerUrl, (writer) => writer.query(`${writes}; rollback`))
      await holder.query('rollback')
      expect(await migrated).toEqual({ applied: [name] })
    })
  })

  it('migrate refuses a migration that was changed after it was applied', async () => {
    await connect(test.ownerUrl, (client) => client.query(`update _prisma_migrations set checksum = 'other'`))
    await expect(migrate(test.ownerUrl)).rejects.toThrow('was changed after it was applied')
  })

  it('migrate fails with the reason why a database cannot be used', async () => {
    await expect(migrate('postgresql://someone:secret@127.0.0.1:9/nothing')).rejects.toThrow(
      'The database nothing at 127.0.0.1:9 cannot be used: nothing answers there.',
    )
  })
})

describe('roleUrls', () => {
  it('roleUrls derives a different password for each role, the same every time', () => {
    const urls = roleUrls('postgresql://owner:secret@db.example:5432/cars?sslmode=require')
    expect(urls).toEqual(roleUrls(urls.owner))
    expect(new URL(urls.app).username).toBe('forecourt_app')
    expect(new URL(urls.app).password).not.toBe(new URL(urls.platform).password)
    expect(new URL(urls.app).search).toBe('?sslmode=require')
  })

  it('roleUrls requires the other addresses if the owner’s has no password to derive them from', () => {
    expect(() => roleUrls('postgresql://owner@db.example/cars')).toThrow('APP_DATABASE_URL')
  })
})
