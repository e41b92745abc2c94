import type { StockFeedRun as Row } from '../generated/client'
import type { FeedProblem } from './FeedCar'
import type { ExceededLimit } from './safetyLimits'

/** Trigger of a run. */
export type FeedTrigger = 'schedule' | 'user' | 'push'
/**
 * unchanged: the file changes nothing. held: waits for a user. refused: the file can't be parsed. discarded: a user rejected a held file.
 * undone: a user took an applied import back.
 */
export type FeedRunStatus = 'applied' | 'unchanged' | 'held' | 'refused' | 'discarded' | 'undone'

/** Numbers of cars by effect, and of rows. */
export interface ImportCounts {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly gone: number
  readonly refused: number
}

/** The result of an import. */
export interface FeedRun extends ImportCounts {
  readonly id: string
  readonly feedId: string
  readonly trigger: FeedTrigger
  readonly status: FeedRunStatus
  readonly isWhole: boolean
  readonly exceededLimits: readonly ExceededLimit[]
  /** The first ones only. */
  readonly problems: readonly FeedProblem[]
  readonly author: string
  readonly startedAt: string
  readonly finishedAt: string
  /** Who applied or discarded a held run, or undid an applied one. */
  readonly settledBy: string | null
  readonly settledAt: string | null
  /** Whether the file is still stored. */
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
  gone: row.withdrawn,
  refused: row.refused,
  exceededLimits: row.exceededLimits as unknown as ExceededLimit[],
  problems: row.problems as unknown as FeedProblem[],
  author: row.authorName,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt.toISOString(),
  settledBy: row.settledBy,
  settledAt: row.settledAt?.toISOString() ?? null,
  hasFile: row.fileId !== null,
})
