import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from './createDatabase'
import { Prisma } from './generated/client'
import { isDatabaseAway } from './isDatabaseAway'
import { isSilent } from './isSilent'
import { useWorld } from './testing/useWorld'
import { queryTimeout, withQueryTimeout } from './withQueryTimeout'

const world = useWorld()
const sockets = new Set<Socket>()
let hangs = false

/** A proxy in front of Postgres that forwards nothing while it hangs: it accepts connections and never answers. */
const proxy = createServer((client) => {
  const { hostname, port } = new URL(world.urls.app)
  const server = connect(Number(port), hostname)
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (!hangs) to.write(bytes)
    })
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
})
let db: Database
beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const through = (url: string) => {
    const address = new URL(url)
    address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
    return address.href
  }
  const { app, platform } = world.urls
  db = createDatabase({ app: through(app), platform: through(platform), poolSize: 2, waitForConnectionMs: 2_000, answerWithinMs: 700 })
})
afterAll(async () => {
  hangs = false
  await db.close()
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => proxy.close(resolve))
})

const queries = [
  { name: 'rows', query: () => db.forOrganisation(world.north.organisationId).rows(Prisma.sql`select id from locations`) },
  {
    name: 'A read',
    query: async () => {
      const tx = await db.forOrganisation(world.north.organisationId).openReadTransaction()
      try {
        return await tx.rows(Prisma.sql`select id from locations`)
      } finally {
        void tx.end().catch(() => {})
      }
    },
  },
  {
    name: 'An organisation’s transaction',
    query: () => db.forOrganisation(world.north.organisationId).transaction((tx) => tx.location.findMany()),
  },
  { name: 'A transaction of the platform', query: () => db.platform.transaction((tx) => tx.location.findMany()) },
  { name: 'A query of a library', query: async () => (await db.platformPool.query('select id from locations')).rows },
]

test.each(queries)('$name times out as unavailable while the database hangs, and succeeds again later', async ({ query }) => {
  expect(await query()).not.toEqual([])
  hangs = true
  // The database hangs until these queries time out; a query without a timeout would hang the test.
  const faults = await Promise.all(
    [1, 2, 3].map(() =>
      query().then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  )
  expect(faults.map((fault) => isDatabaseAway(fault))).toEqual([true, true, true])
  hangs = false
  await expect.poll(query, { timeout: 10_000 }).not.toEqual([])
})

test('The database is silent while it hangs, and not while it is busy', async () => {
  expect(await isSilent(db, 300)).toBe(false)
  const busy = [1, 2].map(() => db.platformPool.query('select pg_sleep(0.4)'))
  const silent = isSilent(db, 300)
  // No connection is free for the query of the probe; those of organisations get answers.
  await db.forOrganisation(world.north.organisationId).rows(Prisma.sql`select id from locations`)
  expect(await silent).toBe(false)
  await Promise.all(busy)
  hangs = true
  const begun = performance.now()
  expect(await isSilent(db, 300)).toBe(true)
  expect(performance.now() - begun).toBeLessThan(600)
  hangs = false
  await expect.poll(() => isSilent(db, 300), { timeout: 10_000 }).toBe(false)
})

test('A database that refuses connections is silent, as a pooler refuses new ones while those it has hang', async () => {
  const refused = 'postgres://app:app@127.0.0.1:1/app'
  const away = createDatabase({ app: refused, platform: refused })
  expect(await isSilent(away, 300)).toBe(true)
  await away.close()
})

test('A connection that breaks between the queries of a read does not end the process', async () => {
  const thrown: unknown[] = []
  const recordException = (error: unknown) => void thrown.push(error)
  process.on('uncaughtException', recordException)
  const tx = await db.forOrganisation(world.north.organisationId).openReadTransaction()
  const query = () => tx.rows(Prisma.sql`select id from locations`)
  expect(await query()).not.toEqual([])
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => query().then(() => null, isDatabaseAway)).toBe(true)
  await tx.end()
  process.off('uncaughtException', recordException)
  expect(thrown).toEqual([])
})

test('A slow answer times out as an unavailable database; a quick result or error is passed on', async () => {
  const fault = await withQueryTimeout(10, new Promise(() => {})).catch((error: unknown) => error)
  expect(isDatabaseAway(fault)).toBe(true)
  expect(await withQueryTimeout(1_000, Promise.resolve(1))).toBe(1)
  await expect(withQueryTimeout(1_000, Promise.reject(new Error('Refused')))).rejects.toThrow('Refused')
})

test('After one query without an answer, others wait for a hanging database a tenth of a second, until it answers', async () => {
  const query = () => db.platformPool.query('select 1')
  const timed = async (milliseconds: number) => {
    const begun = performance.now()
    const outcome = await withQueryTimeout(milliseconds, query(), db).then(
      () => 'answered',
      () => 'timed out',
    )
    return { outcome, ms: performance.now() - begun }
  }
  const busy = db.platformPool.query('select pg_sleep(0.3)')
  expect(await withQueryTimeout(50, busy, db).catch(isDatabaseAway)).toBe(true)
  await query()
  // A slow query isn't silence: other queries were answered.
  expect(queryTimeout(500, db)).toBe(500)
  await busy
  hangs = true
  expect(await timed(300)).toMatchObject({ outcome: 'timed out' })
  expect(queryTimeout(500, db)).toBe(100)
  const second = await timed(5_000)
  expect(second.outcome).toBe('timed out')
  expect(second.ms).toBeLessThan(2_000)
  hangs = false
  await expect.poll(() => timed(500), { timeout: 10_000 }).toMatchObject({ outcome: 'answered' })
  expect(queryTimeout(500, db)).toBe(500)
})
