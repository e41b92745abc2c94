import { describeValue } from '@forecourt/schema/diff/describeValue'
import { mergeDrafts } from '@forecourt/schema/layers/mergeDrafts'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'

/** A draft at the time of a request or schedule to publish; later edits are not part of it. */
export interface Snapshot {
  readonly values: ConfigValues
  /** Revision of the draft. */
  readonly revision: number
  /** The live version at the time; null before the first. */
  readonly baseVersion: number | null
}

/** The value to publish where the snapshot conflicts with the live site: the requested one ('asked') or the live one. */
export type SnapshotDecision = 'asked' | 'live'

/** A setting that the snapshot and a newer live version changed differently. */
export interface SnapshotConflict {
  readonly pointer: string
  readonly where: string
  /** Both values as text. */
  readonly requested: string
  readonly live: string
}

interface MergeInput {
  /** The live values when the snapshot was taken. */
  readonly base: ConfigValues
  readonly snapshot: ConfigValues
  /** The present live values. */
  readonly live: ConfigValues
  readonly decision: SnapshotDecision | null
}

/** Merges a snapshot into the live values. If both changed a setting, the decision applies; without a decision it is a conflict. */
export const mergeSnapshot = ({ base, snapshot, live, decision }: MergeInput): { values: ConfigValues; conflicts: SnapshotConflict[] } => {
  const { merged, conflicts } = mergeDrafts(base, snapshot, live)
  if (conflicts.length === 0) return { values: merged, conflicts: [] }
  if (decision === 'asked') return { values: merged, conflicts: [] }
  if (decision === 'live') return { values: mergeDrafts(base, live, snapshot).merged, conflicts: [] }
  return {
    values: merged,
    conflicts: conflicts.map(({ pointer, where, mine, theirs }) => {
      const node = settingAt(pointer, merged)?.node ?? {}
      return { pointer, where, requested: describeValue(node, mine), live: describeValue(node, theirs) }
    }),
  }
}
