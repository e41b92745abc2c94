import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { createLead } from '@forecourt/data/leads/createLead'
import { connect } from '@forecourt/data/migrate/connect'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildWorld } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mailFolder } from '../mail/mailFolder'
import { startEmbeddedSmtp } from '../mail/startEmbeddedSmtp'
import { startWorker } from './startWorker'
import { workerOptions } from './testing/workerOptions'

/** Longest wait for work of the worker, in milliseconds; on a machine that is busy with other tests it takes long. */
const timeoutMs = 150_000

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'away-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

it('The worker waits for the database at its start, survives its restarts while it delivers, and sends no message twice', async () => {
  const options = { directory: join(home, 'postgres'), flags: ['fsync=off'] }
  let server = await startPostgres(options)
  const port = Number(new URL(server.url).port)
  await migrate(server.url)
  const urls = roleUrls(server.url)
  const db = createDatabase({ ...urls, poolSize: 3 })
  const { north } = await buildWorld(db)
  const site = await liveSite(db, north.siteId)
  const send = (key: string) =>
    createLead(db, site, buildLead({ carId: north.carId, carSlug: north.carSlug, email: `${key}@example.com` }), {
      idempotencyKey: key,
      now: new Date().toISOString(),
    })

  const smtp = await startEmbeddedSmtp({ directory: join(home, 'mail') })
  await server.stop()
  const unhandled: unknown[] = []
  const recordRejection = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', recordRejection)
  const thrown: unknown[] = []
  const recordException = (error: unknown) => thrown.push(error)
  process.on('uncaughtException', recordException)
  const worker = await startWorker(workerOptions(urls, { smtpUrl: smtp.url, home }))
  expect(worker.isRunning).toBe(false)
  const outcome = await send('too-early').then(
    () => null,
    (error: unknown) => error,
  )
  expect(isDatabaseAway(outcome)).toBe(true)

  const received = async () => (await mailFolder(join(home, 'mail')).list()).messages
  let leads = 0
  for (let round = 0; round < 3; round++) {
    server = await startPostgres({ ...options, port })
    for (let one = 0; one < 8; one++) await send(`lead-${leads++}`)
    // It is delivering when the database stops.
    await vi.waitFor(async () => expect((await received()).length).toBeGreaterThan(round * 16), { timeout: timeoutMs })
    expect(await worker.isReady()).toBe(true)
    await server.stop()
    expect(await worker.isReady()).toBe(false)
  }
  server = await startPostgres({ ...options, port })
  await vi.waitFor(async () => expect((await received()).length).toBeGreaterThanOrEqual(leads * 2), { timeout: timeoutMs })
  expect(worker.isRunning).toBe(true)
  expect(await received()).toHaveLength(leads * 2)
  const statuses = async () => (await connect(server.url, (client) => client.query('select distinct status from outbox'))).rows
  await vi.waitFor(async () => expect(await statuses()).toEqual([{ status: 'delivered' }]), { timeout: timeoutMs })
  // The process handles rejections of the job runner by restarting jobs (main.ts); nothing else may reject unhandled.
  expect(unhandled.filter((error) => !isDatabaseAway(error))).toEqual([])
  process.off('unhandledRejection', recordRejection)
  await worker.stop()
  await smtp.stop()
  await db.close()
  await server.stop()
  process.off('uncaughtException', recordException)
  expect(thrown, 'What ends a process').toEqual([])
  await rm(server.data, { recursive: true, force: true })
})
