import type { FeedContext } from './FeedContext'
import { type FeedReadOptions, parseFeed } from './parseFeed'

/** What an import needs of a file that is being read. */
export type FeedReading = Pick<FeedReadOptions, 'headings' | 'unread' | 'mapping' | 'batches' | 'columnQuestions' | 'skippedRows'>

/** Reads one file: once, or again with the evidence of a `RereadRequired`. */
export interface FeedReader {
  parse(bytes: Uint8Array, context: FeedContext): Promise<FeedReading>
  close(): void
}

/** Reads files in this thread, where a user waits for one. */
export const readFeedHere = (): FeedReader => ({ parse: parseFeed, close: () => {} })
