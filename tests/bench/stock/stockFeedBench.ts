import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { createStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { buildActor, buildWorld, type WorldSide } from '@forecourt/data/testing/buildWorld'
import pg from 'pg'
import { leanNode } from '../../../tools/start/processes/leanNode'
import { workerHeap } from '../../../tools/start/processes/workerProcess'
import type { Metric } from '../Metric'
import type { FeedResult, FeedTask } from './receiveFeedFiles'

const rows = 50_000
const headings =
  'Stock number,Make,Model,Badge,Year,Type,DAP,EGC,Odometer,Colour,Body,Fuel,Transmission,Drive,Seats,VIN,Rego,Features,Comments'

const line = (index: number, price: number): string =>
  [
    ...[`S${index}`, 'Toyota', 'Corolla', 'Ascent Sport', 2010 + (index % 15), 'Used', price + (index % 100), price - 1500, index],
    ...['White', 'Hatch', 'Petrol', 'Automatic', 'FWD', 5, `KNAB251CA${String(index).padStart(8, '0')}`, `R${index % 90_000}`],
    ...['Reversing camera; Apple CarPlay; Adaptive cruise control', '"One owner, full history, two keys. Serviced here since new."'],
  ].join(',')

const file = (price: number, end = '', changed = price): string =>
  `${headings}\n${Array.from({ length: rows }, (_, index) => line(index, index % 5 < 2 ? changed : price)).join('\n')}\n${end}`

/** Number of rows written to car tables. */
const rowsWritten = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Statistics are updated a moment after a transaction.
    await wait(2_000)
    const { rows: found } = await client.query<{ written: string }>(
      `select sum(n_tup_ins + n_tup_upd + n_tup_del) as written from pg_stat_user_tables
       where relname in ('cars', 'car_images', 'car_changes', 'stock_feed_cars', 'stock_feed_changes', 'stock_feed_runs', 'stock_feed_photos')`,
    )
    return Number(found[0]?.written)
  } finally {
    await client.end()
  }
}

/**
 * Lower bound of an import: copies the same prepared rows beside the table and merges them, for another dealership. No parsing,
 * comparison, feed state or history.
 */
const copyAndMerge = async (url: string, from: WorldSide, to: WorldSide): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const file = path.join(tmpdir(), `forecourt-peer-${process.pid}.copy`)
  try {
    const { rows: found } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'cars' and is_generated = 'NEVER' order by ordinal_position`,
    )
    const names = found.map(({ name }) => name)
    const theirs: Record<string, string> = {
      organisation_id: `'${to.organisationId}'`,
      id: `'peer-' || id`,
      dealership_id: `'${to.dealershipId}'`,
      location_id: `'${to.locationId}'`,
    }
    const columns = names.map((name) => theirs[name] ?? name).join(', ')
    await client.query(`copy (select ${columns} from cars where organisation_id = '${from.organisationId}') to '${file}'`)
    const began = performance.now()
    await client.query('begin')
    await client.query('create temp table peer_rows on commit drop as select * from cars with no data')
    await client.query(`copy peer_rows (${names.join(', ')}) from '${file}'`)
    await client.query(`
      merge into cars using peer_rows peer on cars.organisation_id = peer.organisation_id and cars.stock_number = peer.stock_number
      when matched then update set ${names.map((name) => `${name} = peer.${name}`).join(', ')}
      when not matched then insert (${names.join(', ')}) values (${names.map((name) => `peer.${name}`).join(', ')})`)
    await client.query('commit')
    return performance.now() - began
  } finally {
    await rm(file, { force: true })
    await client.end()
  }
}

/** A feed of 50,000 cars: dry run, import, unchanged import, and all prices changed; beside copying and merging its rows. */
export const stockFeedBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-stock-feed-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  let importer: ChildProcess | undefined
  try {
    await migrate(server.url)
    const { north, south } = await buildWorld(db)
    const scope = db.forOrganisation(north.organisationId)
    const now = () => new Date().toISOString()
    const created = await createStockFeed(scope, {
      dealershipId: north.dealershipId,
      settings: {
        ...{ name: 'Bench', locationId: north.locationId, source: { kind: 'upload' }, mapping: null, priceType: 'egc', schedule: null },
        ...{ maxWithdrawnPercent: 20, paused: false },
      },
      actor: buildActor,
      now: now(),
    })
    if (!created?.ok) throw new Error('The feed was not created.')
    const program = path.join(import.meta.dirname, 'receiveFeedFiles.ts')
    // With the worker's Node options.
    const { args } = leanNode(program, workerHeap.flags)
    const importing = fork(program, [north.organisationId, created.feed.id], {
      ...{ execArgv: args.slice(0, -1), env: { ...process.env, ...workerHeap.env, BENCH_DATABASE_URL: server.url } },
    })
    importer = importing
    const ended = once(importing, 'exit').then(() => {
      throw new Error('The process that imports files ended.')
    })
    ended.catch(() => undefined)
    const metrics: Metric[] = []
    const metric = (name: string, value: number, unit: string) => metrics.push({ name: `stock-feed-50k-${name}`, value, unit })
    let megabytes = 0
    const take = async (name: string, text: string, mode: 'dry' | 'apply', outcome: string) => {
      const sentFile = path.join(directory, 'stock.csv')
      await writeFile(sentFile, text)
      importing.send({ file: sentFile, mode } satisfies FeedTask)
      const [result] = (await Promise.race([once(importing, 'message'), ended])) as [FeedResult]
      if (result.outcome !== outcome) throw new Error(`${name} was to be ${outcome}, and was ${result.outcome}.`)
      metric(name, result.durationMs, 'ms')
      megabytes = result.megabytes
      return result.durationMs
    }
    const written = () => rowsWritten(server.url)
    await take('dry-run', file(20_000), 'dry', 'dry')
    const apply = await take('apply', file(20_000), 'apply', 'applied')
    const peer = await copyAndMerge(server.url, north, south)
    metric('copy-and-merge', peer, 'ms')
    metric('apply-of-copy-and-merge', peer / apply, '')
    const before = await written()
    // A different file with the same rows: each is read and compared.
    await take('unchanged', file(20_000, '\n'), 'apply', 'unchanged')
    metric('unchanged-writes', (await written()) - before, 'rows')
    // New prices of more than half of the cars would be held for review.
    await take('prices-of-two-fifths', file(20_000, '', 21_000), 'apply', 'applied')
    metric('memory', megabytes, 'MB at most, of a process like the worker')
    return metrics
  } finally {
    importer?.kill()
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
