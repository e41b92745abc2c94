import { describeValue } from '@forecourt/schema/diff/describeValue'
import { mergeDrafts } from '@forecourt/schema/layers/mergeDrafts'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { SnapshotConflict, SnapshotDecision } from './Snapshot'

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
