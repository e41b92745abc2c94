import type { Database } from '@forecourt/data/createDatabase'
import { dueFeed, type FetchResult, recordFetch } from '@forecourt/data/stock-feeds/dueFeeds'
import { feedCredential } from '@forecourt/data/stock-feeds/feedCredential'
import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import { retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import { FetchFault } from '../../http/fetchPublic'
import { faultKind } from '../../logging/Log'
import { createGate } from '../../media/createGate'
import type { FeedFetcher } from '../../stock-feeds/FeedFetcher'
import { receiveFeedFile } from '../../stock-feeds/receiveFeedFile'
import { maxConcurrentImports, type WorkerContext } from '../createWorkerContext'
import { laterInstant, type Task } from '../Task'

/** Maximum number of attempts: then a feed whose file kills the worker each time waits for its next scheduled fetch. */
const { maxAttempts } = retryPolicies.feed
const importGate = createGate(maxConcurrentImports)

/** Fetches a due feed and imports its file; errors are recorded on the feed. */
const runFeed = async (
  db: Database,
  feed: StockFeed,
  { fetch, openFeedReader, log, now }: { readonly fetch: FeedFetcher } & Pick<WorkerContext, 'openFeedReader' | 'log' | 'now'>,
): Promise<void> => {
  const record = (fault: string | null, version: Pick<FetchResult, 'etag' | 'modified' | 'hostKey' | 'hasMore'> = {}) =>
    recordFetch(db, feed, { now: now(), fault, ...version })
  try {
    const credential = await feedCredential(db, feed.id)
    const fetched = await fetch({ ...feed, credential }).catch((error: unknown) => {
      if (error instanceof FetchFault) throw error
      log(`The feed ${feed.id} could not be fetched: ${faultKind(error)}`)
      throw new FetchFault('It could not be fetched. The next fetch tries again.', false)
    })
    if (fetched.kind === 'unchanged') {
      const { modified, hostKey } = fetched
      return await record(null, { ...(modified !== undefined && { modified }), ...(hostKey && { hostKey }) })
    }
    const { file, kind: _kind, ...version } = fetched
    const imported = await importGate(async () => {
      const reader = openFeedReader()
      try {
        return await receiveFeedFile(db, db.forOrganisation(feed.organisationId), feed, file, {
          ...{ mode: 'apply', trigger: 'schedule', isWhole: true, now: now(), reader },
          actor: { userId: null, name: feed.name },
        })
      } finally {
        reader.close()
      }
    })
    // On a file server (with `host`) files are queued: a refused one is recorded as read, so that the next fetch continues with the next
    // file. At a URL nothing is recorded, so that the next fetch reads the file again.
    if (imported?.outcome === 'refused') return await record(imported.message, 'host' in feed.source ? version : {})
    if (imported && imported.outcome !== 'unchanged')
      log(
        `The feed ${feed.id}: ${imported.outcome}, ${imported.counts.added} added, ${imported.counts.changed} changed, ${imported.counts.gone} gone`,
      )
    await record(null, version)
  } catch (error) {
    if (!(error instanceof FetchFault)) log(`The feed ${feed.id} failed`, error)
    await record(error instanceof FetchFault ? error.message : 'It could not be imported. The next fetch tries again.')
  }
}

/** The job that fetches a feed; the database adds the same (`add_feed_job`). */
export const feedJob = ({ id, organisationId }: Pick<StockFeed, 'id' | 'organisationId'>) => ({
  ...{ name: 'fetchFeed', payload: { id }, jobKey: `feed ${id}`, queueName: `feeds ${organisationId}` },
})

/** Fetches a due feed, one at a time per organisation (ENT-01). The database adds the job when it schedules the feed. */
export const fetchFeed: Task<Pick<WorkerContext, 'db' | 'fetchFeed' | 'openFeedReader' | 'now' | 'log'>> = {
  name: 'fetchFeed',
  async run({ db, fetchFeed: fetch, openFeedReader, now, log }, { id = '', at }, { job }) {
    // The database set the due time by its own clock, which may be ahead of this process's.
    const feed = await dueFeed(db, id, laterInstant(now(), at))
    if (!feed) return
    if (job.attempts <= maxAttempts) return runFeed(db, feed, { fetch, openFeedReader, log, now })
    log(`The feed ${feed.id} was interrupted ${maxAttempts} times`)
    await recordFetch(db, feed, {
      now: now(),
      fault: `The import was interrupted ${maxAttempts} times. It is tried again at the next fetch.`,
    })
  },
}
