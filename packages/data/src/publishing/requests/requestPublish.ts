import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { storedValues } from '../../layers/insertLayer'
import { lockDraft } from '../../sites/lockDraft'
import { auditedWarnings } from '../../sites/versions/auditedWarnings'
import { checkedSnapshot } from '../checkedSnapshot'
import type { Publication } from '../publishDraft'
import { type PublishRequest, toPublishRequest } from './PublishRequest'
import { enqueueRequestMail } from './requestOfMail'

export interface NewRequest extends Publication {
  /** ISO in UTC. */
  readonly now: string
}

export type PublishRequestResult =
  | { readonly ok: true; readonly request: PublishRequest }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Requests the publication of the draft in its present state. Replaces a waiting request; an equal request changes nothing. */
export const requestPublish = (
  scope: Scope,
  { siteId, note, expectedRevision, expectedVersion, actor, now }: NewRequest,
): Promise<PublishRequestResult> =>
  scope.transaction(async (tx): Promise<PublishRequestResult> => {
    // Serialises requests per site: otherwise, one that waited for a replaced request would hold the site's lock and wait for the new
    // request, a deadlock.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`publish-request:${siteId}`}, 0))`
    // Locks the request before the site, in the same order as the answer.
    await tx.$queryRaw`select 1 from publish_requests where site_id = ${siteId} and status = 'waiting' for update`
    const draft = await lockDraft(tx, siteId)
    if (!draft) return { ok: false, reason: 'notFound' }
    const { organisationId } = draft
    const waiting = await tx.publishRequest.findFirst({ where: { siteId, status: 'waiting' }, omit: { values: true } })
    if (waiting && waiting.revision === expectedRevision && waiting.authorId === actor.userId && waiting.note === note)
      return { ok: true, request: toPublishRequest(waiting) }
    const checked = await checkedSnapshot(tx, draft, { expectedRevision, expectedVersion }, 'ask')
    if (!checked.ok) return checked
    if (waiting)
      await tx.publishRequest.update({
        where: { organisationId_id: { organisationId, id: waiting.id } },
        data: { status: 'replaced', answer: `${actor.name} sent a new request with a newer draft.`, settledAt: new Date(now) },
      })
    const request = await tx.publishRequest.create({
      data: {
        organisationId,
        siteId,
        revision: expectedRevision,
        baseVersion: expectedVersion,
        schemaVersion,
        values: storedValues(draft.values),
        note,
        authorId: actor.userId,
        authorName: actor.name,
        createdAt: new Date(now),
      },
    })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.askPublish',
      target: siteId,
      summary: `Requested publication of ${draft.name}`,
      detail: {
        requestId: request.id,
        revision: expectedRevision,
        note,
        ...auditedWarnings(checked.warnings),
        ...(waiting ? { replaces: waiting.id } : {}),
      },
    })
    await enqueueRequestMail(tx, request, 'asked')
    return { ok: true, request: toPublishRequest(request) }
  })
