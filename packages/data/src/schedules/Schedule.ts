import type { ScheduledPublication } from '../generated/client'

export type ScheduleStatus = 'waiting' | 'published' | 'refused' | 'cancelled'

/** Publishing that waits for its time, or what came of it. */
export interface Schedule {
  readonly id: string
  readonly publishAt: string
  /** The draft's revision that is to go live. */
  readonly expectedRevision: number
  /** The live version it was compared with; null before the first publish. */
  readonly expectedVersion: number | null
  readonly note: string
  readonly author: string
  readonly status: ScheduleStatus
  /** Why it was refused or cancelled, in a sentence. */
  readonly message: string | null
  /** The version it became. */
  readonly version: number | null
  readonly createdAt: string
  readonly settledAt: string | null
}

export const toSchedule = (row: ScheduledPublication): Schedule => ({
  id: row.id,
  publishAt: row.publishAt.toISOString(),
  expectedRevision: row.expectedRevision,
  expectedVersion: row.expectedVersion,
  note: row.note,
  author: row.authorName,
  status: row.status as ScheduleStatus,
  message: row.message,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})
