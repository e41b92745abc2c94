import { readFile } from 'node:fs/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { receiveFeedFile } from '@forecourt/services/stock-feeds/receiveFeedFile'

/** A file to import. */
export interface FeedTask {
  readonly file: string
  readonly mode: 'dry' | 'apply'
}

export interface FeedResult {
  /** Milliseconds. */
  readonly durationMs: number
  readonly outcome: string | undefined
  /** Peak memory of this process. */
  readonly megabytes: number
}

const [organisationId = '', feedId = ''] = process.argv.slice(2)
const db = createDatabase(roleUrls(process.env.BENCH_DATABASE_URL ?? ''))
const scope = db.forOrganisation(organisationId)

const take = async ({ file, mode }: FeedTask): Promise<FeedResult> => {
  const feed = await getStockFeed(scope, feedId, null)
  if (!feed) throw new Error('There is no such feed.')
  const bytes = await readFile(file)
  const startedAt = performance.now()
  const result = await receiveFeedFile(
    db,
    scope,
    feed,
    { name: 'stock.csv', bytes, madeAt: null },
    { ...{ mode, trigger: 'schedule', isWhole: true, actor: buildActor }, now: new Date().toISOString() },
  )
  return { durationMs: performance.now() - startedAt, outcome: result?.outcome, megabytes: process.resourceUsage().maxRSS / 1024 }
}

// A failed import ends the process and the bench.
process.on('message', async (task: FeedTask) => process.send?.(await take(task)))
