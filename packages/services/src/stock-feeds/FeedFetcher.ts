import type { StockFeed } from '@forecourt/data/stock-feeds/StockFeed'
import type { FeedFile } from './receiveFeedFile'

/** Result of a fetch: the file with its change markers, or unchanged. */
export type FetchedFeed =
  | {
      readonly kind: 'unchanged'
      /** Version of a file that may still be being written. */
      readonly modified?: string
      readonly hostKey?: string | null
    }
  | {
      readonly kind: 'file'
      readonly file: FeedFile
      readonly etag: string | null
      readonly modified: string | null
      /** Whether further files are queued. */
      readonly hasMore?: boolean
      /** SSH host key, if the protocol has one. */
      readonly hostKey?: string | null
    }

/** Fetches feed files. Rejects with an error sentence. */
export type FeedFetcher = (
  feed: Pick<StockFeed, 'id' | 'source' | 'etag' | 'modified' | 'hostKey'> & {
    /** Encrypted credential for the server. */
    readonly credential: string | null
  },
) => Promise<FetchedFeed>
