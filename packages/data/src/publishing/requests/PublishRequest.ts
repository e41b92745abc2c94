import type { PublishRequest as Row } from '../../generated/client'

type RequestStatus = 'waiting' | 'published' | 'sentBack' | 'withdrawn' | 'replaced'

/** A request to publish, with its answer. */
export interface PublishRequest {
  readonly id: string
  /** The requested draft revision. */
  readonly revision: number
  readonly note: string
  readonly authorId: string | null
  readonly author: string
  readonly status: RequestStatus
  /** Text of the answer; empty for none. */
  readonly answer: string
  readonly answeredBy: string | null
  /** The published version. */
  readonly version: number | null
  readonly createdAt: string
  readonly settledAt: string | null
}

export const toPublishRequest = (row: Omit<Row, 'values'>): PublishRequest => ({
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
