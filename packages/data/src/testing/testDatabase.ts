import { createHash, randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { createDatabase, type Database } from '../createDatabase'
import { withFileLock } from '../embedded/withFileLock'
import { connect } from '../migrate/connect'
import { migrate } from '../migrate/migrate'
import { migrationFiles } from '../migrate/migrationFiles'
import { type RoleUrls, roleUrls, workerRole } from '../migrate/roleUrls'
import { testServer } from './testServer'

export interface TestDatabase {
  readonly db: Database
  readonly ownerUrl: string
  readonly urls: RoleUrls
  readonly close: () => Promise<void>
}

const urlOf = (serverUrl: string, database: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A migrated database to copy from; its name says which migrations, so that a changed one makes another. */
const template = async (serverUrl: string): Promise<string> => {
  const state = createHash('sha256')
    .update(
      migrationFiles()
        .map(({ checksum }) => checksum)
        .join(),
    )
    // Beside them, a migrated database has a schema of the worker's.
    .update(workerRole)
    .digest('hex')
    .slice(0, 12)
  const name = `template_${state}`
  const isThere = () =>
    connect(serverUrl, async (client) => Boolean((await client.query('select 1 from pg_database where datname = $1', [name])).rowCount))
  if (await isThere()) return name
  await withFileLock(path.join(os.tmpdir(), `forecourt-${name}.lock`), async () => {
    if (await isThere()) return
    const unfinished = `unfinished_${randomUUID().slice(0, 8)}`
    await connect(serverUrl, (client) => client.query(`create database ${unfinished}`))
    await migrate(urlOf(serverUrl, unfinished))
    await connect(serverUrl, (client) => client.query(`alter database ${unfinished} rename to ${name}`))
  })
  return name
}

/** A fresh, migrated database of its own for one test file. `close` removes it. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const serverUrl = await testServer()
  const source = await template(serverUrl)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await connect(serverUrl, (client) => client.query(`create database ${name} template ${source}`))
  const ownerUrl = urlOf(serverUrl, name)
  const urls = roleUrls(ownerUrl)
  // Hundreds of questions at once wait in turn for five connections: on a busy machine longer than a shopper would.
  const db = createDatabase({ ...urls, poolSize: 5, waitForConnectionMs: 120_000 })
  const close = async () => {
    await db.close()
    await connect(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { db, ownerUrl, urls, close }
}
