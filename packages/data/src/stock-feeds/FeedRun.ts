import type { StockFeedRun as Row } from '../generated/client'
import type { FeedProblem } from './FeedCar'
import type { Brake } from './importBrakes'

/** What set a run off. */
export type FeedTrigger = 'schedule' | 'person' | 'push'
/** Held: a person is asked. Refused: the file can't be read. */
export type FeedRunStatus = 'applied' | 'unchanged' | 'held' | 'refused' | 'discarded' | 'undone'

/** Cars by what a file does to them, and rows it has. */
export interface ImportCounts {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly gone: number
  readonly refused: number
}

/** What came of a file. */
export interface FeedRun extends ImportCounts {
  readonly id: string
  readonly feedId: string
  readonly trigger: FeedTrigger
  readonly status: FeedRunStatus
  readonly isWhole: boolean
  readonly brakes: readonly Brake[]
  /** The first of them. */
  readonly problems: readonly FeedProblem[]
  readonly author: string
  readonly startedAt: string
  readonly finishedAt: string
  /** Who applied or discarded what was held, or undid what was applied. */
  readonly settledBy: string | null
  readonly settledAt: string | null
  /** Whether the file itself is still kept. */
  readonly hasFile: boolean
}

export const toFeedRun = (row: Row): FeedRun => ({
  id: row.id,
  feedId: row.feedId,
  trigger: row.trigger as FeedTrigger,
  status: row.status as FeedRunStatus,
  isWhole: row.isWhole,
  rows: row.rows,
  added: row.added,
  changed: row.changed,
  unchanged: row.unchanged,
  gone: row.gone,
  refused: row.refused,
  brakes: row.brakes as unknown as Brake[],
  problems: row.problems as unknown as FeedProblem[],
  author: row.authorName,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt.toISOString(),
  settledBy: row.settledBy,
  settledAt: row.settledAt?.toISOString() ?? null,
  hasFile: row.fileId !== null,
})
