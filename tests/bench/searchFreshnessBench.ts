import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { postgresSearch } from '@forecourt/data/stock/search/postgresSearch'
import { buildWorld } from '@forecourt/data/testing/buildWorld'
import pg from 'pg'
import { root } from '../../tools/start/settings'
import type { Metric } from './Metric'
import { medianMs } from './measures/medianMs'
import { percentile } from './measures/percentile'
import type { Awaited, FollowerMessage } from './search/followStock'
import { manyCars } from './search/manyCars'

const sizes = { '1k': 1_000, '10k': 10_000, '20k': 20_000, '100k': 100_000 }
const processes = 2
const changes = 300
const changedCars = 200

/** Another organisation, whose index a process loads first. */
const first = { id: 'first', cars: 1_000 }

const follow = (ownerUrl: string, organisationId: string): ChildProcess =>
  fork(`${root}tests/bench/search/followStock.ts`, [ownerUrl, organisationId, first.id], { execArgv: ['--import', 'tsx'] })

/** The next message of a follower; rejects if it dies or times out. */
const nextMessage = (follower: ChildProcess): Promise<FollowerMessage> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A process that follows the stock died, or found nothing for a minute.'))
    const timer = setTimeout(fail, 60_000)
    follower.once('exit', fail)
    follower.once('message', (message: FollowerMessage) => {
      clearTimeout(timer)
      follower.off('exit', fail)
      resolve(message)
    })
  })

/** Short loads are repeated, each in a new process. */
const timesOf = (cars: number) => (cars > 10_000 ? 1 : 7)

const loadMetrics = async (ownerUrl: string): Promise<Metric[]> => {
  const metrics: Metric[] = []
  const firstLoads: number[] = []
  for (const [label, cars] of Object.entries(sizes)) {
    const loads: Extract<FollowerMessage, { kind: 'loaded' }>[] = []
    for (let time = 0; time < timesOf(cars); time++) {
      const follower = follow(ownerUrl, label)
      const loaded = await nextMessage(follower)
      follower.kill()
      if (loaded.kind !== 'loaded' || loaded.cars !== cars) throw new Error(`${label} cars were to be loaded: ${JSON.stringify(loaded)}`)
      loads.push(loaded)
      firstLoads.push(loaded.firstMs)
    }
    const times = loads.map(({ ms }) => ms)
    metrics.push(
      { name: `search-cold-load-${label}`, value: percentile(times, 0.5), unit: 'ms' },
      { name: `search-cold-load-${label}-longest-block`, value: Math.max(...loads.map(({ longestBlock }) => longestBlock)), unit: 'ms' },
    )
  }
  return [...metrics, { name: 'search-first-load-of-a-process-1k', value: percentile(firstLoads, 0.5), unit: 'ms' }]
}

/** From sending a price change to the database until a search in every process finds it. */
const changeMetrics = async (ownerUrl: string): Promise<Metric[]> => {
  const followers = Array.from({ length: processes }, () => follow(ownerUrl, '20k'))
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await Promise.all(followers.map(nextMessage))
    const samples: number[] = []
    for (let change = 0; change < changes; change++) {
      const awaited: Awaited = { stockNumber: `20k-${change % changedCars}-1`, priceCents: 1_000_000 + change * 100 }
      for (const follower of followers) follower.send(awaited)
      const seen = Promise.all(followers.map(nextMessage))
      // Waits until the followers know what to look for.
      await wait(10)
      const begun = process.hrtime.bigint()
      await client.query('update cars set drive_away_cents = $1, updated_at = now() where id = $2', [
        awaited.priceCents,
        awaited.stockNumber,
      ])
      const last = (await seen).reduce((latest, one) => (one.kind === 'seen' && BigInt(one.at) > latest ? BigInt(one.at) : latest), 0n)
      samples.push(Number(last - begun) / 1e6)
    }
    const counted = samples.slice(20)
    return [
      { name: 'search-change-visible-everywhere-p50', value: percentile(counted, 0.5), unit: 'ms' },
      { name: 'search-change-visible-everywhere-p95', value: percentile(counted, 0.95), unit: 'ms' },
    ]
  } finally {
    for (const follower of followers) follower.kill()
    await client.end()
  }
}

/** Cold index loads from Postgres, propagation of changes to every process, and Postgres queries without an index. */
export const searchFreshnessBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-freshness-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  try {
    await migrate(server.url)
    for (const [label, cars] of [...Object.entries(sizes), [first.id, first.cars] as const]) await manyCars(db, server.url, label, cars)
    const metrics = [...(await loadMetrics(server.url)), ...(await changeMetrics(server.url))]
    const world = await buildWorld(db)
    const site = await publishedSite(db, world.north.siteId)
    if (!site) throw new Error('The site is not live.')
    const state = {
      query: 'toyota',
      page: 1,
      sortBy: 'price_asc',
      values: { car_type: ['used'] },
      ranges: { price: { min: 5_000, max: null } },
    } as const
    const ask = () =>
      postgresSearch(db).search({ site: { ...site, organisationId: '20k' }, state, preset: {}, now: new Date().toISOString() })
    return [...metrics, { name: 'search-cold-answer-20k', value: await medianMs(ask, 15), unit: 'ms' }]
  } finally {
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
