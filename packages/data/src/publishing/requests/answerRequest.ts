import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { PublishRequest as Row } from '../../generated/client'
import type { SnapshotConflict, SnapshotDecision } from '../../sites/versions/mergeSnapshot'
import type { Transaction } from '../../Transaction'
import { publishSnapshot } from '../publishSnapshot'
import { type PublishRequest, toPublishRequest } from './PublishRequest'
import { enqueueRequestMail } from './requestOfMail'

interface RequestAnswer {
  readonly siteId: string
  readonly id: string
  readonly actor: Actor
  /** The reply to the author. */
  readonly answer: string
  /** ISO in UTC. */
  readonly now: string
}

export type AnswerResult =
  | { readonly ok: true; readonly request: PublishRequest; readonly organisationId: string }
  | { readonly ok: false; readonly reason: 'settled' | 'moved' | 'notYours'; readonly message: string }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string; readonly conflicts: readonly SnapshotConflict[] }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'notFound' }

const answeredSentence = ({ status, answeredByName, version, answer }: Omit<Row, 'values'>): string => {
  switch (status) {
    case 'published':
      return `${answeredByName} already published it, as version ${version}.`
    case 'sentBack':
      return `${answeredByName} already sent it back.`
    case 'withdrawn':
      return 'It was already withdrawn.'
    default:
      return answer
  }
}

/** Answers a waiting request under a lock; a repeated answer returns the first result. */
const answerWaiting = (
  scope: Scope,
  { siteId, id, actor }: RequestAnswer,
  wanted: Row['status'],
  settle: (tx: Transaction, row: Row) => Promise<AnswerResult>,
): Promise<AnswerResult> =>
  scope.transaction(async (tx): Promise<AnswerResult> => {
    await tx.$queryRaw`select 1 from publish_requests where id = ${id} and site_id = ${siteId} for update`
    const row = await tx.publishRequest.findFirst({ where: { id, siteId } })
    if (!row) return { ok: false, reason: 'notFound' }
    if (row.status === wanted && row.answeredBy === actor.userId)
      return { ok: true, request: toPublishRequest(row), organisationId: row.organisationId }
    if (row.status !== 'waiting') return { ok: false, reason: 'settled', message: answeredSentence(row) }
    return settle(tx, row)
  })

const storeAnswer = async (tx: Transaction, { organisationId, id }: Row, data: Partial<Row>): Promise<AnswerResult> => {
  const { values: _values, ...change } = data
  const row = await tx.publishRequest.update({ where: { organisationId_id: { organisationId, id } }, data: change })
  return { ok: true, request: toPublishRequest(row), organisationId }
}

/** Publishes the requested snapshot; later edits stay in the draft. */
export const publishRequest = (
  scope: Scope,
  {
    decision,
    expectedVersion,
    ...options
  }: RequestAnswer & { readonly expectedVersion: number | null; readonly decision: SnapshotDecision | null },
): Promise<AnswerResult> =>
  answerWaiting(scope, options, 'published', async (tx, row) => {
    const { actor, answer, now, siteId } = options
    const { schemaVersion, values, revision, baseVersion } = row
    const result = await publishSnapshot(tx, {
      siteId,
      snapshot: { values: migrateValues({ schemaVersion, values }), revision, baseVersion },
      decision: decision && { side: decision, version: expectedVersion },
      expectedVersion,
      note: row.note,
      actor,
      detail: { requestId: row.id, requestedBy: row.authorName },
    })
    if (!result.ok) {
      if (result.reason === 'moved')
        return {
          ok: false,
          reason: 'moved',
          message: `Version ${result.liveVersion ?? 0} went live in the meantime. Check the changes again, then answer.`,
        }
      if (result.reason === 'conflict')
        return {
          ok: false,
          reason: 'conflict',
          message: `Version ${result.liveVersion ?? 0}, which is live, has different values for some of these settings.`,
          conflicts: result.conflicts,
        }
      return result
    }
    const answered = await storeAnswer(tx, row, {
      status: 'published',
      answer,
      answeredBy: actor.userId,
      answeredByName: actor.name,
      version: result.version,
      settledAt: new Date(now),
    })
    await enqueueRequestMail(tx, row, 'answered')
    return answered
  })

/** Sends a request back to its author, with a note. */
export const sendBackRequest = (scope: Scope, options: RequestAnswer): Promise<AnswerResult> =>
  answerWaiting(scope, options, 'sentBack', async (tx, row) => {
    const { actor, answer, now, siteId } = options
    const answered = await storeAnswer(tx, row, {
      status: 'sentBack',
      answer,
      answeredBy: actor.userId,
      answeredByName: actor.name,
      settledAt: new Date(now),
    })
    await appendAudit(tx, {
      organisationId: row.organisationId,
      siteId,
      actor,
      action: 'site.sendBack',
      target: siteId,
      summary: `Sent back the publish request from ${row.authorName}`,
      detail: { requestId: row.id, answer },
    })
    await enqueueRequestMail(tx, row, 'answered')
    return answered
  })

/** Withdraws the user's own request; the draft stays. */
export const withdrawRequest = (scope: Scope, options: RequestAnswer): Promise<AnswerResult> =>
  answerWaiting(scope, options, 'withdrawn', async (tx, row) => {
    const { actor, now, siteId } = options
    if (row.authorId !== actor.userId)
      return { ok: false, reason: 'notYours', message: `Only ${row.authorName} can withdraw this request.` }
    const answered = await storeAnswer(tx, row, {
      status: 'withdrawn',
      answeredBy: actor.userId,
      answeredByName: actor.name,
      settledAt: new Date(now),
    })
    await appendAudit(tx, {
      organisationId: row.organisationId,
      siteId,
      actor,
      action: 'site.withdrawRequest',
      target: siteId,
      summary: 'Withdrew the publish request',
      detail: { requestId: row.id },
    })
    return answered
  })
