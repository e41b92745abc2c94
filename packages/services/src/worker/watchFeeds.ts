import type { Database } from '@forecourt/data/createDatabase'
import { claimDueFeed, type SettledFetch, settleFetch } from '@forecourt/data/stock-feeds/dueFeeds'
import { feedCredential } from '@forecourt/data/stock-feeds/feedCredential'
import { claimPhotos, settlePhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import { FetchFault } from '../http/fetchPublic'
import { createGate } from '../media/createGate'
import type { FeedFetcher } from '../stock-feeds/FeedFetcher'
import { fetchPhoto } from '../stock-feeds/photos/fetchPhoto'
import { takeFeedFile } from '../stock-feeds/takeFeedFile'
import type { FileStore } from '../storage/fileStorage'
import { startLoop } from './startLoop'

export interface FeedWatch {
  readonly fetch: FeedFetcher
  readonly files: FileStore
  /** Private hosts that requests may reach. */
  readonly trusted: readonly string[]
  log(line: string): void
}

/** Feeds fetched at a time, of different organisations, so that a slow server doesn't block others. */
const feedsAtOnce = 4
/** Lease in seconds; longer than the largest feed takes. */
const feedLease = 1200
const photoLease = 180
/** Concurrent pictures: re-encoding is limited by CPU cores. */
const photosAtOnce = 4

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Fetches a due feed and imports its file in turn; errors are recorded on the feed. */
const runFeed = async (db: Database, feed: StockFeed, { fetch, log }: FeedWatch, inTurn: ReturnType<typeof createGate>): Promise<void> => {
  const now = () => new Date().toISOString()
  const settle = (fault: string | null, version: Pick<SettledFetch, 'etag' | 'modified' | 'hostKey' | 'hasMore'> = {}) =>
    settleFetch(db, feed, { now: now(), fault, ...version })
  try {
    const fetched = await fetch({ ...feed, credential: await feedCredential(db, feed.id) })
    if (fetched.kind === 'unchanged') {
      const { modified, hostKey } = fetched
      return await settle(null, { ...(modified !== undefined && { modified }), ...(hostKey && { hostKey }) })
    }
    const { file, kind: _kind, ...version } = fetched
    const taken = await inTurn(() =>
      takeFeedFile(db, db.forOrganisation(feed.organisationId), feed, file, {
        ...{ mode: 'apply', trigger: 'schedule', isWhole: true, now: now() },
        actor: { userId: null, name: feed.name },
      }),
    )
    // Continues with the next queued file, even if this one was refused.
    if (taken?.outcome === 'refused') return await settle(taken.says, 'host' in feed.source ? version : {})
    if (taken && taken.outcome !== 'unchanged')
      log(
        `The feed ${feed.name}: ${taken.outcome}, ${taken.counts.added} added, ${taken.counts.changed} changed, ${taken.counts.gone} gone`,
      )
    await settle(null, version)
  } catch (error) {
    if (!(error instanceof FetchFault)) log(`The feed ${feed.name} failed: ${reasonOf(error)}`)
    await settle(error instanceof FetchFault ? error.message : 'It could not be imported. The next fetch tries again.')
  }
}

/** Concurrent feed runs, one per organisation, so that slow servers don't block others. Files are imported one at a time. */
export const createFeedRuns = (db: Database, watch: FeedWatch): { start(): Promise<boolean>; end(): Promise<void> } => {
  const running = new Map<string, Promise<void>>()
  const inTurn = createGate(1)
  return {
    /** Starts a due feed when a slot is free; false if none is due. */
    async start() {
      if (running.size >= feedsAtOnce) await Promise.race(running.values())
      const claim = { now: new Date().toISOString(), leaseSeconds: feedLease, exceptOrganisations: [...running.keys()] }
      const feed = await claimDueFeed(db, claim)
      if (!feed) return false
      const { organisationId } = feed
      const run = runFeed(db, feed, watch, inTurn)
        .catch((error: unknown) => watch.log(`What came of the feed ${feed.name} could not be written down: ${reasonOf(error)}`))
        .finally(() => running.delete(organisationId))
      running.set(organisationId, run)
      return true
    },
    /** Resolves when no run is active. */
    async end() {
      await Promise.all(running.values())
    },
  }
}

/** Fetches some due feed pictures; false if none is due. */
export const fetchDuePhotos = async (db: Database, { files, trusted }: Pick<FeedWatch, 'files' | 'trusted'>): Promise<boolean> => {
  const due = await claimPhotos(db, { now: new Date().toISOString(), limit: photosAtOnce, leaseSeconds: photoLease })
  const fetched = await Promise.all(due.map(({ url }) => fetchPhoto(url, { files, trusted })))
  for (const [index, photo] of due.entries())
    await settlePhoto(db, photo, fetched[index] ?? { fault: 'It was not fetched.', isFinal: false }, new Date().toISOString())
  return due.length > 0
}

/** Fetches due feeds, several organisations at a time, and their pictures in parallel. Any number of workers may run (ENT-01). */
export const watchFeeds = (db: Database, watch: FeedWatch): { stop(): Promise<void> } => {
  const onError = (error: unknown) => watch.log(`What feeds bring could not be looked at: ${reasonOf(error)}`)
  const runs = createFeedRuns(db, watch)
  const stops = [startLoop(() => runs.start(), onError), startLoop(() => fetchDuePhotos(db, watch), onError)]
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
      await runs.end()
    },
  }
}
