import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import type { FeedFile } from './takeFeedFile'

/** What a look at a feed's source gave: its file, with what tells whether it changed; or that it didn't. */
export type FetchedFeed =
  | {
      readonly kind: 'unchanged'
      /** A file that was seen and may still be written to. */
      readonly modified?: string
      readonly hostKey?: string | null
    }
  | {
      readonly kind: 'file'
      readonly file: FeedFile
      readonly etag: string | null
      readonly modified: string | null
      /** Whether another waits behind it. */
      readonly hasMore?: boolean
      /** The key the server showed, where it has one. */
      readonly hostKey?: string | null
    }

/** Gets the files of feeds from where they are. Rejects with a sentence. */
export type FeedFetcher = (
  feed: Pick<StockFeed, 'id' | 'source' | 'etag' | 'modified' | 'hostKey'> & {
    /** What its server knows us by, sealed. */
    readonly credential: string | null
  },
) => Promise<FetchedFeed>
