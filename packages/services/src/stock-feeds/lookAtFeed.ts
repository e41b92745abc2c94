import type { Database, Scope } from '@forecourt/data/createDatabase'
import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import type { FeedMapping } from './FeedMapping'
import type { FeedFault } from './readFeed'
import { readFeedFile } from './takeFeedFile'

/** A car as the first rows of a file give it. */
export interface LookedAtCar {
  readonly row: number
  /** By field the feed has a say in. */
  readonly values: Readonly<Record<string, unknown>>
  readonly photos: readonly string[]
}

/** How a file is read: its headings, the mapping, and its first cars with what is wrong with them. */
export interface LookAtFeed {
  readonly headings: readonly string[]
  /** Headings nothing is taken from. */
  readonly unread: readonly string[]
  readonly mapping: FeedMapping
  readonly rows: number
  readonly cars: readonly LookedAtCar[]
  readonly problems: readonly FeedProblem[]
}

const mostRows = 20

/** Reads the first rows of a file by a mapping that is still being made; what the feed says of itself counts without one. */
export const lookAtFeed = async (
  db: Database,
  scope: Scope,
  feed: StockFeed,
  bytes: Uint8Array,
  { mapping, now }: { readonly mapping: FeedMapping | null; readonly now: string },
): Promise<LookAtFeed | FeedFault> => {
  const reading = await readFeedFile(db, scope, { ...feed, mapping: mapping ?? feed.mapping }, bytes, now)
  if ('problem' in reading) return reading
  const cars = reading.cars.slice(0, mostRows)
  const last = cars.at(-1)?.row ?? mostRows
  return {
    headings: reading.headings,
    unread: reading.unread,
    mapping: reading.mapping,
    rows: reading.rows,
    cars: cars.map(({ row, car, says, photos }) => ({
      row,
      values: Object.fromEntries(says.map((field) => [field, car[field]])),
      photos: photos ?? [],
    })),
    problems: reading.problems.filter(({ row }) => row <= last),
  }
}
