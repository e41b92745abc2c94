import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answeredWithin } from './answeredWithin'
import { createDatabase, type Database } from './createDatabase'
import { Prisma } from './generated/client'
import { isDatabaseAway } from './isDatabaseAway'
import { useWorld } from './testing/useWorld'

const world = useWorld()
const sockets = new Set<Socket>()
let hangs = false

/** A proxy in front of Postgres that forwards nothing while it hangs: it accepts connections and never answers. */
const proxy = createServer((near) => {
  const { hostname, port } = new URL(world.urls.app)
  const far = connect(Number(port), hostname)
  for (const [from, to] of [
    [near, far],
    [far, near],
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

const ways = [
  { name: 'rows', ask: () => db.forOrganisation(world.north.organisationId).rows(Prisma.sql`select id from locations`) },
  {
    name: 'A read',
    ask: async () => {
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
    ask: () => db.forOrganisation(world.north.organisationId).transaction((tx) => tx.location.findMany()),
  },
  { name: 'A transaction of the platform', ask: () => db.platform.transaction((tx) => tx.location.findMany()) },
  { name: 'A query of a library', ask: async () => (await db.platformPool.query('select id from locations')).rows },
]

test.each(ways)('$name times out as unavailable while the database hangs, and succeeds again later', async ({ ask }) => {
  expect(await ask()).not.toEqual([])
  hangs = true
  // It hangs until they time out: one without a timeout would hang the test.
  const faults = await Promise.all(
    [1, 2, 3].map(() =>
      ask().then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  )
  expect(faults.map((fault) => isDatabaseAway(fault))).toEqual([true, true, true])
  hangs = false
  await expect.poll(ask, { timeout: 10_000 }).not.toEqual([])
})

test('A connection that breaks between the queries of a read does not end the process', async () => {
  const thrown: unknown[] = []
  const hear = (error: unknown) => void thrown.push(error)
  process.on('uncaughtException', hear)
  const tx = await db.forOrganisation(world.north.organisationId).openReadTransaction()
  const ask = () => tx.rows(Prisma.sql`select id from locations`)
  expect(await ask()).not.toEqual([])
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => ask().then(() => null, isDatabaseAway)).toBe(true)
  await tx.end()
  process.off('uncaughtException', hear)
  expect(thrown).toEqual([])
})

test('A slow answer times out as an unavailable database; a quick result or error is passed on', async () => {
  const fault = await answeredWithin(10, new Promise(() => {})).catch((error: unknown) => error)
  expect(isDatabaseAway(fault)).toBe(true)
  expect(await answeredWithin(1_000, Promise.resolve(1))).toBe(1)
  await expect(answeredWithin(1_000, Promise.reject(new Error('Refused')))).rejects.toThrow('Refused')
})
