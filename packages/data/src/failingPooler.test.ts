import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from './createDatabase'
import { Prisma } from './generated/client'
import { isDatabaseAway } from './isDatabaseAway'

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const loggedIn = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
/** As PgBouncer sends it. */
const refusal = (text: string) => message('E', Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`))

/** A pooler that fails as PgBouncer does while its server is away: a client may log in, and its first query ends the connection. */
let failsAtLogin = false
let text = ''
const pooler = createServer((client) => {
  client.on('error', () => {})
  client.once('data', () => {
    if (failsAtLogin) return client.end(refusal(text))
    client.write(loggedIn)
    return client.once('data', () => client.end(refusal(text)))
  })
})
let db: Database
beforeAll(async () => {
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve))
  const url = `postgresql://app@127.0.0.1:${(pooler.address() as AddressInfo).port}/forecourt`
  db = createDatabase({ app: url, platform: url, poolSize: 2 })
})
afterAll(async () => {
  await db.close()
  await new Promise((resolve) => pooler.close(resolve))
})

test.each([
  { fails: 'a login', atLogin: true, reason: 'server login has been failing, try again later (server_login_retry)' },
  { fails: 'a query', atLogin: false, reason: 'server login has been failing, try again later (server_login_retry)' },
  { fails: 'a query', atLogin: false, reason: 'query_wait_timeout' },
])('An unavailable database behind a pooler is recognised when $fails fails: $reason', async ({ atLogin, reason }) => {
  failsAtLogin = atLogin
  text = reason
  const organisation = db.forOrganisation('00000000-0000-7000-8000-000000000000')
  const queries = [
    () => organisation.rows(Prisma.sql`select 1`),
    () => organisation.transaction((tx) => tx.location.findMany()),
    () => db.platform.transaction((tx) => tx.location.findMany()),
    () => db.platformPool.query('select 1'),
  ]
  const faults = await Promise.all(queries.map((query) => query().catch((error: unknown) => error)))
  expect(faults.map((fault) => isDatabaseAway(fault))).toEqual(queries.map(() => true))
})
