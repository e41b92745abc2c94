import type { Database } from '@forecourt/data/createDatabase'
import { claimDueFeed, type SettledFetch, settleFetch } from '@forecourt/data/stock-feeds/dueFeeds'
import { feedCredential } from '@forecourt/data/stock-feeds/feedCredential'
import { claimPhotos, settlePhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import { FetchFault } from '../http/fetchPublic'
import type { FeedFetcher } from '../stock-feeds/FeedFetcher'
import { fetchPhoto } from '../stock-feeds/photos/fetchPhoto'
import { takeFeedFile } from '../stock-feeds/takeFeedFile'
import type { FileStore } from '../storage/FileStore'
import { startLoop } from './startLoop'

export interface FeedWatch {
  readonly fetch: FeedFetcher
  readonly files: FileStore
  /** Hosts that may be asked though they are private. */
  readonly trusted: readonly string[]
  log(line: string): void
}

/** Longer than the largest feed takes. Seconds. */
const feedLease = 1200
const photoLease = 180
/** Pictures are drawn anew one after another on as many cores as there are; more at a time only wait. */
const photosAtOnce = 4

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Fetches a feed that is due and takes its file in; whatever goes wrong is written down beside it. */
const runFeed = async (db: Database, feed: StockFeed, { fetch, log }: FeedWatch): Promise<void> => {
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
    const taken = await takeFeedFile(db, db.forOrganisation(feed.organisationId), feed, file, {
      ...{ mode: 'apply', trigger: 'schedule', isWhole: true, now: now() },
      actor: { userId: null, name: feed.name },
    })
    // Of files in a row the next one is read, whatever was wrong with this one.
    if (taken?.outcome === 'refused') return await settle(taken.says, 'host' in feed.source ? version : {})
    if (taken && taken.outcome !== 'unchanged')
      log(
        `The feed ${feed.name}: ${taken.outcome}, ${taken.counts.added} added, ${taken.counts.changed} changed, ${taken.counts.gone} gone`,
      )
    await settle(null, version)
  } catch (error) {
    if (!(error instanceof FetchFault)) log(`The feed ${feed.name} failed: ${reasonOf(error)}`)
    await settle(error instanceof FetchFault ? error.message : 'It could not be taken in. Its next fetch tries again.')
  }
}

/** Takes in one feed that is due; false where none is. */
export const runDueFeed = async (db: Database, watch: FeedWatch): Promise<boolean> => {
  const feed = await claimDueFeed(db, { now: new Date().toISOString(), leaseSeconds: feedLease })
  if (feed) await runFeed(db, feed, watch)
  return feed !== null
}

/** Fetches a few pictures that feeds name; false where none is due. */
export const fetchDuePhotos = async (db: Database, { files, trusted }: Pick<FeedWatch, 'files' | 'trusted'>): Promise<boolean> => {
  const due = await claimPhotos(db, { now: new Date().toISOString(), limit: photosAtOnce, leaseSeconds: photoLease })
  const fetched = await Promise.all(due.map(({ url }) => fetchPhoto(url, { files, trusted })))
  for (const [index, photo] of due.entries())
    await settlePhoto(db, photo, fetched[index] ?? { fault: 'It was not fetched.', isFinal: false }, new Date().toISOString())
  return due.length > 0
}

/** Fetches feeds when they are due, one after another, and beside them the pictures they name. Any number of workers may run (ENT-01). */
export const watchFeeds = (db: Database, watch: FeedWatch): { stop(): Promise<void> } => {
  const onError = (error: unknown) => watch.log(`What feeds bring could not be looked at: ${reasonOf(error)}`)
  const stops = [startLoop(() => runDueFeed(db, watch), onError), startLoop(() => fetchDuePhotos(db, watch), onError)]
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}
