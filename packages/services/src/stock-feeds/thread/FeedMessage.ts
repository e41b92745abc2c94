import type { FeedBatch } from '@forecourt/data/stock-feeds/FeedCar'
import type { FeedContext } from '../FeedContext'
import type { FeedReading } from '../FeedReader'

/** To the thread. A file is opened once, and again for a second reading with the evidence of the first one. */
export type FeedOrder =
  | {
      readonly kind: 'open'
      readonly bytes: Uint8Array
      readonly context: Omit<FeedContext, 'newId' | 'evidence'>
      readonly isAgain: boolean
    }
  | { readonly kind: 'next' }

/** From the thread: one for each order, after `ready` once it has loaded its modules. */
export type FeedAnswer =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'opened' } & Pick<FeedReading, 'headings' | 'unread' | 'mapping'>)
  | { readonly kind: 'batch'; readonly batch: FeedBatch }
  | { readonly kind: 'end'; readonly columnQuestions: ReturnType<FeedReading['columnQuestions']>; readonly skippedRows: number }
  /** The rows must be read again. */
  | { readonly kind: 'again' }
  | { readonly kind: 'fault'; readonly problem: string; readonly isCut: boolean }
  | { readonly kind: 'error'; readonly message: string }
