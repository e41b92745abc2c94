import { describeValue } from '@forecourt/schema/diff/describeValue'
import { mergeDrafts } from '@forecourt/schema/layers/mergeDrafts'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'

/** A draft as it was when somebody asked for its publication, now or at a time to come; what is edited afterwards is no part of it. */
export interface Snapshot {
  readonly values: ConfigValues
  /** The draft's revision it was taken of. */
  readonly revision: number
  /** The version that was live then; null before the first. */
  readonly baseVersion: number | null
}

/** Which side holds where the live site was changed meanwhile: what was asked, or what is live. */
export type SnapshotDecision = 'asked' | 'live'

/** A setting that both the snapshot and a newer live version changed, each to something else. */
export interface SnapshotConflict {
  readonly pointer: string
  readonly where: string
  /** Both values in words. */
  readonly asked: string
  readonly live: string
}

interface Sides {
  /** What was live when the snapshot was taken. */
  readonly base: ConfigValues
  readonly snapshot: ConfigValues
  /** What is live now. */
  readonly live: ConfigValues
  readonly decision: SnapshotDecision | null
}

/**
 * What a snapshot makes of a live site that moved on: its changes on top of the newer ones. Where both changed the same setting the
 * decision holds; without one these settings are conflicts.
 */
export const snapshotOver = ({ base, snapshot, live, decision }: Sides): { values: ConfigValues; conflicts: SnapshotConflict[] } => {
  const { merged, conflicts } = mergeDrafts(base, snapshot, live)
  if (conflicts.length === 0) return { values: merged, conflicts: [] }
  if (decision === 'asked') return { values: merged, conflicts: [] }
  if (decision === 'live') return { values: mergeDrafts(base, live, snapshot).merged, conflicts: [] }
  return {
    values: merged,
    conflicts: conflicts.map(({ pointer, where, mine, theirs }) => {
      const node = settingAt(pointer, merged)?.node ?? {}
      return { pointer, where, asked: describeValue(node, mine), live: describeValue(node, theirs) }
    }),
  }
}
