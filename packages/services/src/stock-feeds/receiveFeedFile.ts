import { randomUUID } from 'node:crypto'
import type { Actor } from '@forecourt/data/Actor'
import type { Database, Scope } from '@forecourt/data/createDatabase'
import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import type { FeedRun, FeedTrigger } from '@forecourt/data/stock-feeds/FeedRun'
import { storeFeedFile } from '@forecourt/data/stock-feeds/feedFiles'
import { type FeedLocation, feedLocations } from '@forecourt/data/stock-feeds/feedLocations'
import { hasApplied, refuseFeedFile, rowsAppliedLast } from '@forecourt/data/stock-feeds/feedRuns'
import { type ImportReport, importStock, type StockImport } from '@forecourt/data/stock-feeds/importStock'
import { publishedDetails } from '@forecourt/data/stock-feeds/publishedDetails'
import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import { countryOfTimeZone } from '@forecourt/rules/locations/countryOfTimeZone'
import type { FeedContext } from './FeedContext'
import { feedMapping } from './FeedMapping'
import { type FeedReader, readFeedHere } from './FeedReader'
import { FeedFault } from './FeedRecords'
import { RereadRequired } from './fileEvidence'

/** A file of a feed and its source. */
export interface FeedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Modification time from the server, ISO in UTC. */
  readonly madeAt: string | null
}

export interface FeedImportOptions {
  readonly mode: StockImport['mode']
  readonly trigger: FeedTrigger
  /** Whether the file is complete, so that missing cars are withdrawn. */
  readonly isWhole: boolean
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
  /** Reads the file; in this thread by default. */
  readonly reader?: FeedReader
}

export type FeedOutcome =
  | { readonly outcome: 'refused'; readonly message: string; readonly run: FeedRun | null }
  | (ImportReport & {
      readonly unread: readonly string[]
      /** Number of skipped trailing rows that are not cars, such as totals. */
      readonly skippedRows: number
    })

/** Context to read a feed: mapping, locations, known makes. */
export const feedContext = async (
  db: Database,
  scope: Scope,
  feed: StockFeed,
  now: string,
): Promise<FeedContext & { readonly places: readonly FeedLocation[] }> => {
  const mapping = feed.mapping === null ? null : feedMapping.parse(feed.mapping)
  const { organisationId, dealershipId, locationId, priceType } = feed
  const [makes, places, own, cameNow] = await Promise.all([
    listKnownMakes(db, organisationId),
    feedLocations(scope, dealershipId),
    publishedDetails(scope, organisationId),
    hasApplied(scope, feed.id),
  ])
  const place = places.find((each) => each.locationId === locationId)
  const country = place ? countryOfTimeZone(place.timeZone) : 'AU'
  return {
    ...{ dealershipId, locationId, places, own, country, now, cameNow, newId: randomUUID, makes, mapping },
    ...(priceType !== 'ask' && { priceType }),
  }
}

const nothingNew = (rows: number): ImportReport => ({
  ...{
    run: null,
    outcome: 'unchanged',
    exceededLimits: [],
    problems: [],
    problemCount: 0,
    added: [],
    addedStages: {},
    unpriced: [],
    changed: [],
    gone: [],
  },
  ...{ ready: rows, waiting: 0 },
  counts: { rows, added: 0, changed: 0, unchanged: rows, gone: 0, refused: 0 },
})

/** A file that is being read, for an import. */
interface ParsedFeedFile extends Pick<StockImport, 'batches' | 'headings' | 'undecided'> {
  readonly unread: readonly string[]
  readonly skippedRows: () => number
}

interface FeedFileReading {
  readonly bytes: Uint8Array
  /** ISO in UTC. */
  readonly now: string
  readonly reader?: FeedReader
}

/** Reads a file with the mapping of its feed, and a second time if only the whole file shows how to read it. */
export const withFeedFile = async <Result>(
  db: Database,
  scope: Scope,
  feed: StockFeed,
  { bytes, now, reader = readFeedHere() }: FeedFileReading,
  use: (parsed: ParsedFeedFile) => Promise<Result>,
): Promise<Result> => {
  const context = await feedContext(db, scope, feed, now)
  const read = async (evidence: NonNullable<FeedContext['evidence']>): Promise<Result> => {
    const { batches, headings, unread, mapping, columnQuestions, skippedRows } = await reader.parse(bytes, { ...context, evidence })
    const isDecided = (heading: string) => Object.hasOwn(mapping.decided ?? {}, heading)
    return use({
      ...{ batches, unread, skippedRows },
      headings: headings.filter((heading) => !unread.includes(heading) || isDecided(heading)),
      undecided: () => columnQuestions().flatMap(({ heading }) => (isDecided(heading) ? [] : [heading])),
    })
  }
  return read('ifNeeded').catch((error) => {
    if (error instanceof RereadRequired) return read(error.evidence)
    throw error
  })
}

/**
 * Imports a file of a feed: stores and reads it, then applies it, holds it for review, or refuses it with a reason (ENT-01). A dry run
 * only reports the result. Null if there is no such feed.
 */
export const receiveFeedFile = async (
  db: Database,
  scope: Scope,
  feed: StockFeed,
  file: FeedFile,
  options: FeedImportOptions,
): Promise<FeedOutcome | null> => {
  const { mode, trigger, isWhole, actor, now, reader } = options
  const fileId = mode === 'dry' ? null : await storeFeedFile(scope, { feedId: feed.id, name: file.name, bytes: file.bytes, now })
  // A file that is fetched every few minutes and unchanged is only compared by hash.
  const known =
    fileId !== null && mode === 'apply' && isWhole && trigger === 'schedule' ? await rowsAppliedLast(scope, feed.id, fileId) : null
  if (known !== null) return { ...nothingNew(known), unread: [], skippedRows: 0 }
  try {
    return await withFeedFile(db, scope, feed, { bytes: file.bytes, now, reader }, async ({ unread, skippedRows, ...parsed }) => {
      const report = await importStock(scope, {
        ...{ feedId: feed.id, isWhole, mode, trigger, fileId, madeAt: file.madeAt, actor, now },
        ...parsed,
      })
      return report && { ...report, unread, skippedRows: skippedRows() }
    })
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error
    const message = error.problem
    const run = mode === 'dry' ? null : await refuseFeedFile(scope, { feedId: feed.id, fileId, trigger, isWhole, message, actor, now })
    return { outcome: 'refused', message, run }
  }
}
