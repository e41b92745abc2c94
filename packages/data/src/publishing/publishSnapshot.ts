import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import { type LockedDraft, lockDraft } from '../sites/lockDraft'
import { auditedWarnings } from '../sites/versions/auditedWarnings'
import { insertVersion } from '../sites/versions/insertVersion'
import type { Snapshot, SnapshotConflict, SnapshotDecision } from '../sites/versions/snapshotOver'
import type { Transaction } from '../Transaction'
import { checkAllScheduled } from './schedules/checkScheduled'
import { snapshotStanding } from './snapshotStanding'

interface GoingLive {
  /** The site's own layer. */
  readonly values: ConfigValues
  readonly draftRevision: number
  readonly layers: readonly Layer[]
  readonly config: ResolvedConfig
  /** What whoever publishes was warned of. */
  readonly warnings: readonly ConfigProblem[]
  readonly note: string
  readonly actor: Actor
  /** What the audit says besides. */
  readonly detail?: Readonly<Record<string, string | number | null>>
}

/** Stores a resolved config as the site's next version and shows it to shoppers. The caller holds the site's lock. */
export const goLive = async (tx: Transaction, site: LockedDraft, going: GoingLive): Promise<number> => {
  const { organisationId, siteId, templateLayerId } = site
  const { actor, note, detail, warnings, ...resolved } = going
  const version = await insertVersion(tx, { organisationId, siteId, ...resolved, note, actor })
  const status = site.status === 'draft' ? 'live' : site.status
  await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { liveVersion: version, status, templateLayerId } })
  // What the draft was to have is what the site has now.
  await tx.draft.updateMany({ where: { organisationId, siteId }, data: { templateLayerId: null } })
  // What was scheduled before may say something else by now: the editor must not promise it for another moment.
  await checkAllScheduled(tx, siteId)
  await appendAudit(tx, {
    organisationId,
    siteId,
    actor,
    action: 'site.publish',
    target: siteId,
    summary: `Published version ${version} of ${site.name}`,
    detail: { version, replaces: site.liveVersion, note, ...auditedWarnings(warnings), ...detail },
  })
  await notifyChange(tx, { kind: 'site', organisationId, siteId, version })
  return version
}

export interface SnapshotPublication {
  readonly siteId: string
  readonly snapshot: Snapshot
  readonly decision: { readonly side: SnapshotDecision; readonly version: number | null } | null
  /** The live version it was compared with; left out, whichever is live. */
  readonly expectedVersion?: number | null
  readonly note: string
  readonly actor: Actor
  readonly detail: GoingLive['detail']
}

export type SnapshotResult =
  /** `isNew` is false where all of it was live already. */
  | { readonly ok: true; readonly version: number; readonly isNew: boolean }
  | {
      readonly ok: false
      readonly reason: 'conflict'
      readonly liveVersion: number | null
      readonly conflicts: readonly SnapshotConflict[]
    }
  | { readonly ok: false; readonly reason: 'moved'; readonly liveVersion: number | null }
  | { readonly ok: false; readonly reason: 'invalid'; readonly problems: readonly ConfigProblem[] }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Publishes a snapshot inside a transaction, on top of what went live since it was taken. The draft stays as it is. */
export const publishSnapshot = async (tx: Transaction, publication: SnapshotPublication): Promise<SnapshotResult> => {
  const { siteId, snapshot, decision, expectedVersion, note, actor, detail } = publication
  const site = await lockDraft(tx, siteId)
  if (!site || site.status === 'archived') return { ok: false, reason: 'notFound' }
  const { liveVersion } = site
  if (expectedVersion !== undefined && expectedVersion !== liveVersion) return { ok: false, reason: 'moved', liveVersion }
  // What was decided holds against the version that was looked at, and no other.
  const side = decision?.version === liveVersion ? decision.side : null
  const { conflicts, problems, warnings, isLive, values, layers, config } = await snapshotStanding(tx, site, snapshot, side)
  if (conflicts.length > 0) return { ok: false, reason: 'conflict', liveVersion, conflicts }
  if (problems.length > 0) return { ok: false, reason: 'invalid', problems }
  if (isLive && liveVersion !== null) return { ok: true, version: liveVersion, isNew: false }
  const version = await goLive(tx, site, { values, draftRevision: snapshot.revision, layers, config, warnings, note, actor, detail })
  return { ok: true, version, isNew: true }
}
