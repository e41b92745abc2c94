import { randomUUID } from 'node:crypto'
import { createDatabase } from '../createDatabase'
import { connect } from '../migrate/connect'
import { migrate } from '../migrate/migrate'
import { roleUrls, workerRole } from '../migrate/roleUrls'
import { dropDatabase, type TestDatabase, testDatabase } from './testDatabase'
import { testServer } from './testServer'

/**
 * A fresh, migrated database whose owner isn't a superuser and can't create roles, as on managed Postgres: row-level security applies to
 * the owner and its functions. `close` removes both.
 */
export const plainlyOwnedDatabase = async (): Promise<TestDatabase> => {
  const serverUrl = await testServer()
  // Creates the roles, as the first migration on a server does.
  await (await testDatabase()).close()
  const name = `plain_${randomUUID().replaceAll('-', '')}`
  await connect(serverUrl, async (client) => {
    await client.query(`create role ${name} login nosuperuser nocreaterole nobypassrls password '${name}'`)
    await client.query(`create database ${name} owner ${name}`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const urls = roleUrls(url.href)
  await connect(url.href, (client) => client.query(`create schema graphile_worker authorization ${workerRole}`))
  url.username = name
  url.password = name
  await migrate(url.href, { roles: 'existing' })
  const db = createDatabase({ ...urls, poolSize: 5 })
  const close = async () => {
    await db.close()
    await dropDatabase(serverUrl, name)
    await connect(serverUrl, (client) => client.query(`drop role ${name}`))
  }
  return { db, ownerUrl: url.href, urls, close }
}
