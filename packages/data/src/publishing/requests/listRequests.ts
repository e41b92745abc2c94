import { type ConfigChange, describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../../createDatabase'
import { versionConfig } from '../../sites/versions/listVersions'
import type { SnapshotConflict } from '../../sites/versions/mergeSnapshot'
import { previewSnapshotPublish } from '../previewSnapshotPublish'
import { type Schedule, unreadOutcome, waitingSchedule } from '../schedules/listSchedules'
import { type PublishRequest, toPublishRequest } from './PublishRequest'

/** The waiting request of a site, and the unread answer to this user's last request. */
export const requestsOfSite = (
  scope: Scope,
  { siteId, userId }: { siteId: string; userId: string },
): Promise<{ readonly waiting: PublishRequest | null; readonly answered: PublishRequest | null }> =>
  scope.transaction(async (tx) => {
    const waiting = await tx.publishRequest.findFirst({ where: { siteId, status: 'waiting' }, omit: { values: true } })
    const own = await tx.publishRequest.findFirst({
      where: { siteId, authorId: userId, status: { in: ['published', 'sentBack', 'waiting'] } },
      orderBy: [{ createdAt: 'desc' }],
      omit: { values: true },
    })
    const isUnread = own !== null && own.status !== 'waiting' && own.readAt === null
    return { waiting: waiting && toPublishRequest(waiting), answered: isUnread ? toPublishRequest(own) : null }
  })

/** A waiting request with its site. */
interface WaitingRequest extends PublishRequest {
  readonly siteId: string
  readonly siteName: string
}

/** Waiting requests of a scope, oldest first. */
export const waitingRequests = (scope: Scope, siteIds: readonly string[] | null): Promise<readonly WaitingRequest[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.publishRequest.findMany({
      where: { status: 'waiting', siteId: siteIds === null ? undefined : { in: [...siteIds] } },
      include: { site: { select: { name: true } } },
      omit: { values: true },
      orderBy: [{ createdAt: 'asc' }],
      take: 100,
    })
    return rows.map(({ site, ...row }) => ({ ...toPublishRequest(row), siteId: row.siteId, siteName: site.name }))
  })

interface RequestToAnswer {
  readonly request: PublishRequest
  /** The config after publishing: the request merged with what went live since. */
  readonly config: ResolvedConfig
  readonly values: ConfigValues
  readonly liveVersion: number | null
  /** Null before the first publish. */
  readonly changes: readonly ConfigChange[] | null
  readonly conflicts: readonly SnapshotConflict[]
  readonly problems: readonly ConfigProblem[]
  readonly warnings: readonly ConfigProblem[]
}

/** A request with all data for the answer. */
export const requestToAnswer = (scope: Scope, { siteId, id }: { siteId: string; id: string }): Promise<RequestToAnswer | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.publishRequest.findFirst({ where: { id, siteId } })
    const site = row && (await tx.site.findFirst({ where: { id: siteId }, include: { live: true } }))
    if (!row || !site) return null
    const { schemaVersion, values, revision, baseVersion, ...rest } = row
    const snapshot = { values: migrateValues({ schemaVersion, values }), revision, baseVersion }
    const preview = await previewSnapshotPublish(tx, { ...site, siteId }, snapshot, null)
    return {
      request: toPublishRequest({ ...rest, schemaVersion, revision, baseVersion }),
      config: preview.config,
      values: preview.values,
      liveVersion: site.liveVersion,
      changes: site.live && describeChanges(versionConfig(site.live), preview.config),
      conflicts: preview.conflicts,
      problems: preview.problems,
      warnings: preview.warnings,
    }
  })

/** Marks the answer to a user's own request as read. */
export const dismissAnswer = (
  scope: Scope,
  { siteId, id, userId, now }: { siteId: string; id: string; userId: string; now: string },
): Promise<void> =>
  scope.transaction(async (tx) => {
    await tx.publishRequest.updateMany({ where: { id, siteId, authorId: userId, readAt: null }, data: { readAt: new Date(now) } })
  })

/** Pending publications of a site, and this user's unread results. */
export interface PublicationState {
  readonly schedule: Schedule | null
  /** Result of the last scheduled publication. */
  readonly outcome: Schedule | null
  /** The waiting request. */
  readonly request: PublishRequest | null
  /** The answer to this user's own request. */
  readonly answered: PublishRequest | null
}

interface RequestQuery {
  readonly siteId: string
  readonly userId: string
  /** ISO in UTC. */
  readonly now: string
}

export const publicationState = async (scope: Scope, { siteId, userId, now }: RequestQuery): Promise<PublicationState> => {
  const { waiting, answered } = await requestsOfSite(scope, { siteId, userId })
  return {
    schedule: await waitingSchedule(scope, siteId),
    outcome: await unreadOutcome(scope, { siteId, userId, now }),
    request: waiting,
    answered,
  }
}
