import { mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listUndelivered } from '@forecourt/data/outbox/listUndelivered'
import { updateCar } from '@forecourt/data/stock/duplicateCar'
import { getCar } from '@forecourt/data/stock/getEditedCar'
import { createStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { fetchSoon, overdueFeeds } from '@forecourt/data/stock-feeds/dueFeeds'
import { storedFeedFile } from '@forecourt/data/stock-feeds/feedFiles'
import { overduePhotos, refetchPhotos } from '@forecourt/data/stock-feeds/feedPhotos'
import { listFeedRuns, resolveHeldRun } from '@forecourt/data/stock-feeds/feedRuns'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import type { FeedSource } from '@forecourt/data/stock-feeds/StockFeed'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import type { JobHelpers } from 'graphile-worker'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../http/testing/startServer'
import type { FeedFetcher } from '../../stock-feeds/FeedFetcher'
import { type FeedReader, readFeedHere } from '../../stock-feeds/FeedReader'
import { FeedFault } from '../../stock-feeds/FeedRecords'
import { fetchFeed } from '../../stock-feeds/fetchFeed'
import { folderServer } from '../../stock-feeds/folderServer'
import { fileStorage } from '../../storage/fileStorage'
import { startTasks } from '../startTasks'
import { fetchFeed as fetchTask } from './fetchFeed'
import { fetchDuePhotos, fetchPhotos } from './fetchPhotos'
import { requeueOverdue } from './requeueOverdue'

const world = testWorld()
const scope = () => world.db.forOrganisation(world.north.organisationId)

const secret = 'a key of this test alone'

/** A supplier's server: responses by address. */
const responses = new Map<string, { body: string | Buffer; status?: number; etag?: string }>()
const requested: string[] = []
let server: TestServer
let home = ''
beforeAll(async () => {
  server = await startServer((request, response) => {
    requested.push(request.url ?? '')
    const found = responses.get(request.url ?? '')
    if (!found) return void response.writeHead(404).end()
    if (found.etag && request.headers['if-none-match'] === found.etag) return void response.writeHead(304).end()
    response.writeHead(found.status ?? 200, found.etag ? { etag: found.etag } : {}).end(found.body)
  })
  home = await mkdtemp(join(tmpdir(), 'feeds-'))
})
afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true })
})
beforeEach(() => {
  responses.clear()
  requested.length = 0
})

const now = () => new Date().toISOString()
const context = () => ({
  ...{ db: world.db, now, log: () => {}, signal: new AbortController().signal },
  fetchFeed: fetchFeed({ files: folderServer(join(home, 'feeds')), trusted: [server.host], secret, now }),
  openFeedReader: readFeedHere,
})
/** A job at its first attempt. */
const helpers = { job: { attempts: 1 } } as unknown as JobHelpers
/** Fetches due feeds one after the other, as their jobs do, and then the pictures. */
const runAll = async () => {
  for (let due = await overdueFeeds(world.db, now()); due.length > 0; due = await overdueFeeds(world.db, now()))
    for (const { id } of due) await fetchTask.run(context(), { id }, helpers)
  for (const { organisationId } of await overduePhotos(world.db, now()))
    while (await fetchDuePhotos(world.db, organisationId, now(), { files: fileStorage(join(home, 'files')), trusted: [server.host] }));
}
const feedOf = async (source: FeedSource, of: 'north' | 'south' = 'north') => {
  const { organisationId, dealershipId, locationId } = world[of]
  const made = await createStockFeed(world.db.forOrganisation(organisationId), {
    dealershipId,
    settings: {
      ...{ name: 'DMS', locationId, source, mapping: null, priceType: 'egc', maxWithdrawnPercent: 20, paused: false },
      schedule: { kind: 'every', minutes: 60 },
    },
    actor: buildActor,
    now: new Date().toISOString(),
  })
  if (!made?.ok) throw new Error('The feed was not made.')
  return made.feed.id
}
const fetchAgain = (id: string) => fetchSoon(scope(), { feedId: id, actor: buildActor, now: new Date().toISOString() })
const runsOf = async (id: string) =>
  (await listFeedRuns(scope(), id, { offset: 0, limit: 10 })).runs.map(({ status, added, changed, gone }) => ({
    status,
    added,
    changed,
    gone,
  }))
const carOf = async (stockNumber: string) => {
  const [row] = await world.db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`select id from cars where stock_number = ${stockNumber}`,
  )
  return row ? getCar(scope(), row.id, null) : null
}
const picture = (red: number) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: { r: red, g: 40, b: 40 } } })
    .jpeg()
    .toBuffer()
const head = 'Stock number,Make,Model,Year,Type,Kms,DAP,EGC,Images'

describe('fetching a feed', { shuffle: false }, () => {
  it('fetching a feed imports a due feed with its photos, and sends a conditional request the next time (ENT-01)', async () => {
    const address = `http://${server.host}`
    responses.set('/1.jpg', { body: await picture(10) })
    responses.set('/2.jpg', { body: await picture(20) })
    responses.set('/stock.csv', {
      body: `${head}\nW1,Kia,Rio,2026,Used,100,19990,18500,${address}/2.jpg;${address}/1.jpg\nW2,Kia,Rio,2026,Used,50,POA,,\n`,
      etag: '"1"',
    })
    const id = await feedOf({ kind: 'https', url: `${address}/stock.csv` })
    await runAll()
    expect(await runsOf(id)).toEqual([{ status: 'applied', added: 2, changed: 0, gone: 0 }])
    const car = await carOf('W1')
    expect(car).toMatchObject({ name: '2026 Kia Rio', status: 'in_stock', km: 100, priceCents: 1_999_000, priceType: 'driveAway' })
    expect(car?.images.map(({ alt }) => alt)).toEqual(['2026 Kia Rio, photo 1', '2026 Kia Rio, photo 2'])
    const stored = await readFile(join(home, 'files', car?.images[0]?.key ?? ''))
    expect((await sharp(stored).stats()).channels[0]?.mean).toBeCloseTo(20, -1)
    expect(await carOf('W2')).toMatchObject({ priceCents: null })
    expect(await getStockFeed(scope(), id, null)).toMatchObject({ etag: '"1"', failures: 0, message: null, nextRunAt: expect.any(String) })

    requested.length = 0
    await world.db.platform.transaction((tx) => tx.$executeRaw`update stock_feeds set next_run_at = now() where id = ${id}`)
    await runAll()
    expect(requested).toEqual(['/stock.csv'])
    expect(await runsOf(id)).toHaveLength(1)
    expect(await overdueFeeds(world.db, now())).toEqual([])

    // A 404 keeps the existing picture; the same address isn't fetched again.
    responses.set('/stock.csv', {
      body: `${head}\nW1,Kia,Rio,2026,Used,120,19990,18500,${address}/gone.jpg;${address}/1.jpg\nW2,Kia,Rio,2026,Used,50,POA,,\n`,
      etag: '"2"',
    })
    requested.length = 0
    await fetchAgain(id)
    await runAll()
    expect(requested).toEqual(['/stock.csv', '/gone.jpg'])
    expect(await carOf('W1')).toMatchObject({ km: 120, images: [{ key: car?.images[1]?.key }] })
  })

  it('fetching a feed skips unchanged cars by their hashes, and reads a car again when its hash differs (ENT-01)', async () => {
    responses.set('/same.csv', { body: `${head}\nSAME1,Kia,Rio,2026,Used,5,9990,,\n` })
    const id = await feedOf({ kind: 'https', url: `http://${server.host}/same.csv` })
    await runAll()
    const { id: carId = '' } = (await carOf('SAME1')) ?? {}
    await world.db.platform.transaction((tx) => tx.$executeRaw`update stock_feed_cars set feed_values = '{}' where car_id = ${carId}`)
    const readFeedValues = async () =>
      (
        await world.db.platform.transaction(
          (tx) => tx.$queryRaw<{ feed_values: object }[]>`select feed_values from stock_feed_cars where car_id = ${carId}`,
        )
      )[0]?.feed_values
    await fetchAgain(id)
    await runAll()
    expect([await runsOf(id), await readFeedValues()]).toEqual([[{ status: 'applied', added: 1, changed: 0, gone: 0 }], {}])
    await world.db.platform.transaction((tx) => tx.$executeRaw`update stock_feed_cars set hash = '' where car_id = ${carId}`)
    await fetchAgain(id)
    await runAll()
    expect(await readFeedValues()).toMatchObject({ km: 5 })
  })

  it('fetching a feed reads a file whose name in the address has an invalid percent-encoding (ENT-01)', async () => {
    responses.set('/100%.csv', { body: `${head}\nPCT1,Toyota,Camry,2021,Used,4000,,25990,` })
    const id = await feedOf({ kind: 'https', url: `http://${server.host}/100%.csv` })
    await runAll()
    expect(await runsOf(id)).toEqual([{ status: 'applied', added: 1, changed: 0, gone: 0 }])
  })

  it('fetching a feed reads prices in the currency of the location’s country (CAR-14, CFG-02)', async () => {
    const { locationId } = world.north
    await world.db.platform.transaction(
      (tx) => tx.$executeRaw`update locations set time_zone = 'Pacific/Auckland' where id = ${locationId}`,
    )
    responses.set('/nz.csv', {
      body: `${head}\nZ1,Kia,Rio,2026,Used,100,,"NZ$18,500",\nZ2,Kia,Rio,2026,Used,50,,"A$18,500",\nZ3,Kia,Rio,2026,Used,50,,"$18,500",\n`,
    })
    await feedOf({ kind: 'https', url: `http://${server.host}/nz.csv` })
    await runAll()
    expect([await carOf('Z1'), await carOf('Z2'), await carOf('Z3')].map((car) => car?.priceCents)).toEqual([1_850_000, null, 1_850_000])
  })

  it('fetching a feed gives up a photo whose attempts killed the worker, and shows the others (ENT-01)', async () => {
    const address = `http://${server.host}`
    responses.set('/3.jpg', { body: await picture(30) })
    responses.set('/killing.jpg', { body: await picture(40) })
    responses.set('/killing.csv', { body: `${head}\nK9,Kia,Rio,2026,Used,100,19990,18500,${address}/killing.jpg;${address}/3.jpg\n` })
    await feedOf({ kind: 'https', url: `${address}/killing.csv` })
    for (const { id: due } of await overdueFeeds(world.db, now())) await fetchTask.run(context(), { id: due }, helpers)
    await world.db.platform.transaction(
      (tx) => tx.$executeRaw`update stock_feed_photos set attempts = ${retryPolicies.photo.maxAttempts} where url like '%/killing.jpg'`,
    )
    requested.length = 0
    await runAll()
    expect(requested).toEqual(['/3.jpg'])
    expect((await carOf('K9'))?.images).toHaveLength(1)
  })

  it('fetching a feed lists a car’s photos that failed, until a retry succeeds or staff choose others (API-07, ENT-01)', async () => {
    const address = `http://${server.host}`
    responses.set('/5.jpg', { body: await picture(50) })
    responses.set('/listed.csv', { body: `${head}\nL1,Kia,Rio,2026,Used,100,19990,18500,${address}/late.jpg;${address}/5.jpg\n` })
    await feedOf({ kind: 'https', url: `${address}/listed.csv` })
    const filter = { kind: 'photos', text: 'L1', siteId: null, page: 1, perPage: 10 } as const
    const listed = async (state: 'dead' | 'retried') => (await listUndelivered(world.db.platform, { ...filter, state })).rows
    responses.set('/late.jpg', { body: 'down', status: 503 })
    await runAll()
    const { id: carId = '' } = (await carOf('L1')) ?? {}
    const row = { id: carId, kind: 'photos', to: ['2026 Kia Rio · L1'], attempts: 1 }
    expect(await listed('retried')).toMatchObject([{ ...row, isGivenUp: false, lastError: 'The server answered with 503.' }])

    const request = { carId, actor: buildActor, now: now() }
    const tasks = startTasks({
      ...{ workerUrl: world.urls.worker, tasks: [fetchPhotos], slots: 4 },
      context: { ...context(), files: fileStorage(join(home, 'files')), trustedHosts: [server.host] },
    })
    await expect.poll(() => tasks.isRunning).toBe(true)
    responses.delete('/late.jpg')
    expect(await refetchPhotos(scope(), request)).toBe(1)
    await expect.poll(() => listed('dead')).toMatchObject([{ ...row, isGivenUp: true, lastError: 'The server answered with 404.' }])
    expect((await carOf('L1'))?.images).toHaveLength(1)
    const owned = (fields: string) =>
      world.db.platform.transaction(
        (tx) => tx.$executeRaw`update stock_feed_cars set overridden_fields = ${fields}::text[] where car_id = ${carId}`,
      )
    await owned('{photos}')
    expect(await listed('dead')).toEqual([])
    await owned('{}')

    responses.set('/late.jpg', { body: await picture(70) })
    expect(await refetchPhotos(scope(), request)).toBe(1)
    await expect.poll(async () => (await carOf('L1'))?.images.length).toBe(2)
    await tasks.stop()
    expect([await listed('dead'), await listed('retried'), await refetchPhotos(scope(), request)]).toEqual([[], [], 0])
  })

  it('fetching a feed leaves photos that staff chose (ENT-01)', async () => {
    const address = `http://${server.host}`
    responses.set('/p1.jpg', { body: await picture(30) })
    responses.set('/p2.jpg', { body: await picture(60) })
    responses.set('/photos.csv', { body: `${head}\nP1,Kia,Rio,2026,Used,1,9990,,${address}/p1.jpg\n` })
    const id = await feedOf({ kind: 'https', url: `${address}/photos.csv` })
    await runAll()
    const { id: carId = '' } = (await carOf('P1')) ?? {}
    await world.db.platform.transaction((tx) => tx.$executeRaw`update car_images set key = 'cars/own.webp' where car_id = ${carId}`)
    responses.set('/photos.csv', { body: `${head}\nP1,Kia,Rio,2026,Used,1,9990,,${address}/p2.jpg\n` })
    await fetchAgain(id)
    await runAll()
    expect((await carOf('P1'))?.images.map(({ key }) => key)).toEqual(['cars/own.webp'])
  })

  it('fetching a feed records why a feed failed, and retries when it is due (ENT-01)', async () => {
    const id = await feedOf({ kind: 'https', url: `http://${server.host}/missing.csv` })
    await runAll()
    expect(await getStockFeed(scope(), id, null)).toMatchObject({
      failures: 1,
      message: `${server.host} has no such file.`,
      nextRunAt: expect.any(String),
    })
    responses.set('/missing.csv', { body: '<!doctype html><html><body>Sign in</body></html>' })
    await fetchAgain(id)
    await runAll()
    expect(await getStockFeed(scope(), id, null)).toMatchObject({ failures: 2, message: expect.stringMatching(/web page/) })
    expect(await runsOf(id)).toMatchObject([{ status: 'refused' }])
    const [run] = (await listFeedRuns(scope(), id, { offset: 0, limit: 1 })).runs
    expect(String((await storedFeedFile(scope(), id, run?.id ?? ''))?.bytes)).toContain('Sign in')
    const inside = await feedOf({ kind: 'https', url: 'https://10.1.2.3/stock.csv' })
    await runAll()
    expect(await getStockFeed(scope(), inside, null)).toMatchObject({ message: '10.1.2.3 is not a public internet address.' })
  })

  it('fetching a feed holds a file that would remove most cars, and leaves values that staff changed (ENT-01)', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => `T${index},Kia,Rio,2026,Used,${index},9990,,`)
    responses.set('/t.csv', { body: `${head}\n${rows.join('\n')}\n` })
    const id = await feedOf({ kind: 'https', url: `http://${server.host}/t.csv` })
    await runAll()
    await updateCar(scope(), { carId: (await carOf('T1'))?.id ?? '', changes: { km: 7777 }, actor: buildActor })
    responses.set('/t.csv', { body: `${head}\n${rows.slice(0, 4).join('\n')}\n` })
    await fetchAgain(id)
    await runAll()
    expect((await runsOf(id))[0]).toMatchObject({ status: 'held', gone: 6 })
    expect(await carOf('T9')).toMatchObject({ status: 'in_stock' })
    // A file that changes most prices is held, too.
    const repriced = rows.map((row, index) => (index < 4 ? row.replace('9990', '9490') : row))
    responses.set('/t.csv', { body: `${head}\n${repriced.join('\n')}\n` })
    await fetchAgain(id)
    await runAll()
    expect(await carOf('T1')).toMatchObject({ km: 7777, priceCents: 949_000 })
  })

  it('fetching a feed reports a held file once and then daily, with the same or changed content, and again after a decision (ENT-01)', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => `H${index},Kia,Rio,2026,Used,${index},9990,,`)
    const serve = (from: number, to: number) => responses.set('/held.csv', { body: `${head}\n${rows.slice(from, to).join('\n')}\n` })
    serve(0, 10)
    const id = await feedOf({ kind: 'https', url: `http://${server.host}/held.csv` })
    await runAll()
    const start = Date.now()
    const poll = async (hours: number) => {
      await fetchAgain(id)
      const at = new Date(start + hours * 3_600_000).toISOString()
      await fetchTask.run(
        { ...context(), now: () => at, fetchFeed: fetchFeed({ files: folderServer(home), trusted: [server.host], secret, now }) },
        { id },
        helpers,
      )
    }
    const reported = () =>
      world.db.platform.transaction(async (tx) => ({
        mails: await tx.outboxMessage.count({ where: { kind: 'feed.held', payload: { path: ['feedId'], equals: id } } }),
        audits: await tx.auditEntry.count({ where: { action: 'feed.hold', target: id } }),
      }))
    serve(0, 4)
    for (const minute of [1, 2, 3, 4]) await poll(minute / 60)
    expect([await reported(), (await runsOf(id)).length]).toEqual([{ mails: 1, audits: 1 }, 2])
    // Another file each time, as from a supplier whose stock moves.
    for (const minute of [5, 6, 7]) {
      serve(minute - 4, 5)
      await poll(minute / 60)
    }
    expect([await reported(), (await runsOf(id)).length]).toEqual([{ mails: 1, audits: 1 }, 5])
    for (const hours of [23, 24.1, 24.2, 47, 48.3]) await poll(hours)
    expect(await reported()).toEqual({ mails: 3, audits: 1 })
    // Discarded content isn't reported again; another file is.
    const [waiting] = (await listFeedRuns(scope(), id, { offset: 0, limit: 1 })).runs
    expect(await resolveHeldRun(scope(), { feedId: id, runId: waiting?.id ?? '', actor: buildActor, now: now(), audit: true })).toBe(true)
    await poll(48.4)
    expect(await reported()).toEqual({ mails: 3, audits: 1 })
    const [next] = (await listFeedRuns(scope(), id, { offset: 0, limit: 1 })).runs
    await resolveHeldRun(scope(), { feedId: id, runId: next?.id ?? '', actor: buildActor, now: now(), audit: true })
    serve(0, 2)
    await poll(48.5)
    expect(await reported()).toEqual({ mails: 4, audits: 2 })
  })

  it('fetching a feed fetches the newest complete file of a folder, and nothing outside the folder (ENT-01)', async () => {
    const id = await feedOf({ kind: 'folder', file: 'stock*.csv' })
    await runAll()
    expect(await getStockFeed(scope(), id, null)).toMatchObject({ message: 'There is no file named stock*.csv in its folder.' })
    const folder = join(home, 'feeds', id)
    await writeFile(join(home, 'secret.csv'), `${head}\nX1,Kia,Rio,2026,Used,1,1,,\n`)
    await symlink(join(home, 'secret.csv'), join(folder, 'stock-9.csv'))
    await writeFile(join(folder, 'stock-1.csv'), `${head}\nF1,Kia,Rio,2026,Used,1,9990,,\n`)
    await writeFile(join(folder, 'stock-2.csv'), `${head}\nF2,Kia,Rio,2026,Used,1,9990,,\n`)
    await writeFile(join(folder, 'other.txt'), 'nothing')
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await utimes(join(folder, 'stock-1.csv'), minutesAgo(20), minutesAgo(20))
    await fetchAgain(id)
    await runAll()
    expect(await runsOf(id)).toEqual([])
    await utimes(join(folder, 'stock-2.csv'), minutesAgo(2), minutesAgo(2))
    await fetchAgain(id)
    await runAll()
    expect(await runsOf(id)).toEqual([{ status: 'applied', added: 1, changed: 0, gone: 0 }])
    expect(await carOf('F2')).toMatchObject({ status: 'in_stock' })
    expect(await carOf('X1')).toBeNull()
  })

  it('fetching a feed does not delay other businesses’ feeds for a slow server, and fetches one feed of a business at a time (ENT-01)', async () => {
    await runAll()
    const [slow, next] = [
      await feedOf({ kind: 'https', url: 'https://slow.example/1.csv' }),
      await feedOf({ kind: 'https', url: 'https://slow.example/2.csv' }),
    ]
    const other = await feedOf({ kind: 'https', url: 'https://quick.example/1.csv' }, 'south')
    const begun: string[] = []
    let release: () => void = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    const slowly: FeedFetcher = async ({ id }) => {
      begun.push(id)
      if (id !== other) await held
      return { kind: 'unchanged' }
    }
    const tasks = startTasks({
      ...{ workerUrl: world.urls.worker, tasks: [fetchTask, requeueOverdue], context: { ...context(), fetchFeed: slowly }, slots: 4 },
    })
    const checked = async (id: string, of: 'north' | 'south') =>
      (await getStockFeed(world.db.forOrganisation(world[of].organisationId), id, null))?.checkedAt ?? null
    await expect.poll(() => checked(other, 'south')).not.toBeNull()
    await expect.poll(() => begun).toSatisfy((ids: string[]) => ids.length === 2 && ids.includes(other))
    expect([await checked(slow, 'north'), await checked(next, 'north')]).toEqual([null, null])
    release()
    await expect.poll(async () => [await checked(slow, 'north'), await checked(next, 'north')].includes(null)).toBe(false)
    await tasks.stop()
    expect(begun.toSorted()).toEqual([slow, next, other].toSorted())
  })

  it('fetching a feed imports a business’s file while another one’s is being read, and records why a file was refused by its reader (ENT-01)', async () => {
    await runAll()
    const address = `http://${server.host}`
    responses.set('/heavy.csv', { body: `${head}\nHV1,Kia,Rio,2026,Used,5,9990,,\n` })
    responses.set('/light.csv', { body: `${head}\nLT1,Kia,Rio,2026,Used,5,9990,,\n` })
    const heavy = await feedOf({ kind: 'https', url: `${address}/heavy.csv` })
    const light = await feedOf({ kind: 'https', url: `${address}/light.csv` }, 'south')
    let giveUp: () => void = () => {}
    let closed = 0
    const givenUp = new Promise<void>((done) => {
      giveUp = done
    })
    const openFeedReader = (): FeedReader => ({
      async parse(bytes, feed) {
        if (!Buffer.from(bytes).includes('HV1')) return readFeedHere().parse(bytes, feed)
        await givenUp
        throw new FeedFault('The file needs more than 512 MB of memory to be read, which is the limit per file.')
      },
      close: () => void closed++,
    })
    const running = fetchTask.run({ ...context(), openFeedReader }, { id: heavy }, helpers)
    await fetchTask.run({ ...context(), openFeedReader }, { id: light }, helpers)
    const { runs } = await listFeedRuns(world.db.forOrganisation(world.south.organisationId), light, { offset: 0, limit: 10 })
    expect(runs).toMatchObject([{ status: 'applied', added: 1, changed: 0, gone: 0 }])
    giveUp()
    await running
    expect(closed).toBe(2)
    expect(await carOf('HV1')).toBeNull()
    expect(await runsOf(heavy)).toEqual([{ status: 'refused', added: 0, changed: 0, gone: 0 }])
    expect(await getStockFeed(scope(), heavy, null)).toMatchObject({ failures: 1, message: expect.stringMatching(/512 MB of memory/) })
  })

  it('fetching a feed starts when it is requested; a feed that was interrupted repeatedly waits for its next scheduled time (ENT-01)', async () => {
    responses.set('/soon.csv', { body: `${head}\nS1,Kia,Rio,2026,Used,5,9990,,\n` })
    const tasks = startTasks({ workerUrl: world.urls.worker, tasks: [fetchTask], context: context(), slots: 4 })
    await expect.poll(() => tasks.isRunning).toBe(true)
    const began = performance.now()
    const id = await feedOf({ kind: 'https', url: `http://${server.host}/soon.csv` })
    await expect.poll(() => runsOf(id), { interval: 20 }).toHaveLength(1)
    expect(performance.now() - began).toBeLessThan(5_000)
    await tasks.stop()
    await fetchAgain(id)
    await fetchTask.run(context(), { id }, { job: { attempts: 6 } } as unknown as JobHelpers)
    expect(await getStockFeed(scope(), id, null)).toMatchObject({
      failures: 1,
      message: expect.stringMatching(/^The import was interrupted/),
    })
    expect(await overdueFeeds(world.db, now())).toEqual([])
  })
})
