import { createHash, randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, type Database } from '../createDatabase'
import { isRunning, withFileLock } from '../embedded/withFileLock'
import { connect } from '../migrate/connect'
import { migrate } from '../migrate/migrate'
import { migrationFiles } from '../migrate/migrationFiles'
import { type RoleUrls, roleUrls, workerRole } from '../migrate/roleUrls'
import { reuseClient } from './reuseClient'
import { testServer } from './testServer'

/** How long to wait for closing connections, and the poll interval. Milliseconds. */
const maxWaitMs = 1_000
const pollMs = 20

/**
 * Drops a database. Waits first, as the server learns of closed pools with a delay, and cutting a connection would cause an unhandled
 * error. Remaining connections are cut.
 */
export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  connect(serverUrl, async (client) => {
    const clients = `select from pg_stat_activity where datname = $1 and backend_type = 'client backend' limit 1`
    const isInUse = async () => (await client.query(clients, [name])).rowCount === 1
    for (let waited = 0; waited < maxWaitMs && (await isInUse()); waited += pollMs) await wait(pollMs)
    await client.query(`drop database if exists ${name} with (force)`)
  })

export interface TestDatabase {
  readonly db: Database
  readonly ownerUrl: string
  readonly urls: RoleUrls
  readonly close: () => Promise<void>
}

const databaseUrl = (serverUrl: string, database: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A migrated template database, named by a hash of the migrations, so that a change creates a new one. */
const template = async (serverUrl: string): Promise<string> => {
  const state = createHash('sha256')
    .update(
      migrationFiles()
        .map(({ checksum }) => checksum)
        .join(),
    )
    // The worker's schema is part of it.
    .update(workerRole)
    .digest('hex')
    .slice(0, 12)
  const name = `template_${state}`
  const exists = () =>
    connect(serverUrl, async (client) => Boolean((await client.query('select 1 from pg_database where datname = $1', [name])).rowCount))
  if (await exists()) return name
  await withFileLock(path.join(os.tmpdir(), `forecourt-${name}.lock`), async () => {
    if (await exists()) return
    const unfinished = `unfinished_${randomUUID().slice(0, 8)}`
    await connect(serverUrl, (client) => client.query(`create database ${unfinished}`))
    await migrate(databaseUrl(serverUrl, unfinished))
    await connect(serverUrl, (client) => client.query(`alter database ${unfinished} rename to ${name}`))
  })
  return name
}

const openCopy = async (serverUrl: string, source: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await connect(serverUrl, (client) => client.query(`create database ${name} template ${source} strategy file_copy`))
  const ownerUrl = databaseUrl(serverUrl, name)
  const urls = roleUrls(ownerUrl)
  // Hundreds of concurrent queries share five connections: on a busy machine this takes longer than a user would wait.
  const db = createDatabase({ ...urls, poolSize: 5, waitForConnectionMs: 120_000, openClient: reuseClient })
  const close = async () => {
    await db.close()
    await dropDatabase(serverUrl, name)
  }
  return { db, ownerUrl, urls, close }
}

/** A fresh, migrated database for one test file. `close` drops it. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const serverUrl = await testServer()
  return openCopy(serverUrl, await template(serverUrl))
}

/** Drops prepared databases of processes that have exited. */
const dropAbandoned = (serverUrl: string) =>
  connect(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname ~ '^prepared_\\d+_'`)
    for (const { datname } of rows)
      if (!isRunning(Number(datname.split('_')[1]))) await client.query(`drop database if exists ${datname} with (force)`)
  })

/** Databases like `testDatabase` with prepared data, which is written once per process and copied. */
export const preparedDatabases = (prepare: (db: Database) => Promise<unknown>): (() => Promise<TestDatabase>) => {
  let prepared: Promise<string> | undefined
  const prepareOnce = async (serverUrl: string) => {
    await dropAbandoned(serverUrl)
    const { db, ownerUrl } = await testDatabase()
    await prepare(db)
    await db.close()
    const name = `prepared_${process.pid}_${randomUUID().slice(0, 8)}`
    await connect(serverUrl, (client) => client.query(`alter database ${new URL(ownerUrl).pathname.slice(1)} rename to ${name}`))
    return name
  }
  return async () => {
    const serverUrl = await testServer()
    prepared ??= prepareOnce(serverUrl)
    return openCopy(serverUrl, await prepared)
  }
}
