import type { PublishRequest as Row } from '../../generated/client'

export type RequestStatus = 'waiting' | 'published' | 'sentBack' | 'withdrawn' | 'replaced'

/** What somebody asked to have published, and how it was answered. */
export interface PublishRequest {
  readonly id: string
  /** The draft's revision that was asked for, as it was then. */
  readonly revision: number
  readonly note: string
  readonly authorId: string | null
  readonly author: string
  readonly status: RequestStatus
  /** What the answer says; empty for none. */
  readonly answer: string
  readonly answeredBy: string | null
  /** The version it became. */
  readonly version: number | null
  readonly createdAt: string
  readonly settledAt: string | null
}

export const toRequest = (row: Omit<Row, 'values'>): PublishRequest => ({
  id: row.id,
  revision: row.revision,
  note: row.note,
  authorId: row.authorId,
  author: row.authorName,
  status: row.status as RequestStatus,
  answer: row.answer,
  answeredBy: row.answeredByName,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})
