import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { problemSentence } from '../../sites/versions/problemSentence'
import type { SnapshotConflict } from '../../sites/versions/Snapshot'
import type { ScheduleObstacle } from './Schedule'

/** What refuses a snapshot, in a sentence; null when nothing does. */
export const scheduleObstacle = (
  conflicts: readonly SnapshotConflict[],
  problems: readonly ConfigProblem[],
  liveVersion: number | null,
): ScheduleObstacle | null => {
  if (conflicts.length > 0) {
    const settings = conflicts.length === 1 ? `“${conflicts[0]?.where}”` : `${conflicts.length} settings`
    return {
      kind: 'conflict',
      message: `Version ${liveVersion ?? 0} went live after this was scheduled and says something else about ${settings}.`,
      conflicts,
    }
  }
  const [first, ...others] = problems
  if (!first) return null
  const more = others.length > 0 ? ` And ${others.length} more ${others.length === 1 ? 'setting' : 'settings'}.` : ''
  return {
    kind: 'invalid',
    message: `What was scheduled is no longer fit to be published: ${problemSentence(first)}${more}`,
    conflicts: [],
  }
}
