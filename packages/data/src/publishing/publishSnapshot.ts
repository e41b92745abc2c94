import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import { type LockedDraft, lockDraft } from '../sites/lockDraft'
import { auditedWarnings } from '../sites/versions/auditedWarnings'
import { insertVersion } from '../sites/versions/insertVersion'
import type { Snapshot, SnapshotConflict, SnapshotDecision } from '../sites/versions/mergeSnapshot'
import type { Transaction } from '../Transaction'
import { previewSnapshotPublish } from './previewSnapshotPublish'
import { checkAllScheduled } from './schedules/checkScheduled'

interface NewVersion {
  /** The site's own layer. */
  readonly values: ConfigValues
  readonly draftRevision: number
  readonly layers: readonly Layer[]
  readonly config: ResolvedConfig
  /** Warnings that the publisher saw. */
  readonly warnings: readonly ConfigProblem[]
  readonly note: string
  readonly actor: Actor
  /** Further details for the audit log. */
  readonly detail?: Readonly<Record<string, string | number | null>>
}

/** Stores a resolved config as the site's next version and makes it live. The caller must hold the site's lock. */
export const publishVersion = async (tx: Transaction, site: LockedDraft, newVersion: NewVersion): Promise<number> => {
  const { organisationId, siteId, templateLayerId } = site
  const { actor, note, detail, warnings, ...resolved } = newVersion
  const version = await insertVersion(tx, { organisationId, siteId, ...resolved, warnings, note, actor })
  const status = site.status === 'draft' ? 'live' : site.status
  await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { liveVersion: version, status, templateLayerId } })
  // The draft's template is now the site's.
  await tx.draft.updateMany({ where: { organisationId, siteId }, data: { templateLayerId: null } })
  // A scheduled publication may conflict now, so check it.
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
  /** The live version that the user compared with; omitted: any. */
  readonly expectedVersion?: number | null
  readonly note: string
  readonly actor: Actor
  readonly detail: NewVersion['detail']
}

export type SnapshotResult =
  /** `isNew` is false if all of it was live already. */
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

/** Publishes a snapshot inside a transaction, merged with what went live since it was taken. The draft stays. */
export const publishSnapshot = async (tx: Transaction, publication: SnapshotPublication): Promise<SnapshotResult> => {
  const { siteId, snapshot, decision, expectedVersion, note, actor, detail } = publication
  const site = await lockDraft(tx, siteId)
  if (!site || site.status === 'archived') return { ok: false, reason: 'notFound' }
  const { liveVersion } = site
  if (expectedVersion !== undefined && expectedVersion !== liveVersion) return { ok: false, reason: 'moved', liveVersion }
  // A decision is valid only for the live version that the user saw.
  const side = decision?.version === liveVersion ? decision.side : null
  const { conflicts, problems, warnings, isLive, values, layers, config } = await previewSnapshotPublish(tx, site, snapshot, side)
  if (conflicts.length > 0) return { ok: false, reason: 'conflict', liveVersion, conflicts }
  if (problems.length > 0) return { ok: false, reason: 'invalid', problems }
  if (isLive && liveVersion !== null) return { ok: true, version: liveVersion, isNew: false }
  const version = await publishVersion(tx, site, {
    values,
    draftRevision: snapshot.revision,
    layers,
    config,
    warnings,
    note,
    actor,
    detail,
  })
  return { ok: true, version, isNew: true }
}
