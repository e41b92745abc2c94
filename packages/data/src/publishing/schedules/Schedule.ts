import type { ScheduledPublication } from '../../generated/client'
import type { SnapshotConflict, SnapshotDecision } from '../../sites/versions/Snapshot'

export type ScheduleStatus = 'waiting' | 'published' | 'refused' | 'cancelled'

/** What would refuse a publication that waits, found ahead of its time. */
export interface ScheduleObstacle {
  readonly kind: 'conflict' | 'invalid'
  readonly message: string
  /** Settings that a newer live version changed to something else. */
  readonly conflicts: readonly SnapshotConflict[]
}

/** Publishing that waits for its time, or what came of it. */
export interface Schedule {
  readonly id: string
  readonly publishAt: string
  /** The draft's revision that is to go live, as it was then. */
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
  /** Null while nothing is in its way. */
  readonly obstacle: ScheduleObstacle | null
  /** What was decided about settings that changed on both sides. */
  readonly decision: SnapshotDecision | null
}

export const toSchedule = (row: Omit<ScheduledPublication, 'values'>): Schedule => ({
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
  obstacle: row.obstacle as unknown as ScheduleObstacle | null,
  decision: row.decision as SnapshotDecision | null,
})
