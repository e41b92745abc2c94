import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { Actor } from '../Actor'
import { lockDraft } from '../sites/lockDraft'
import type { Snapshot, SnapshotConflict, SnapshotDecision } from '../sites/versions/Snapshot'
import type { Transaction } from '../Transaction'
import { type GoingLive, goLive } from './goLive'
import { snapshotStanding } from './snapshotStanding'

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
