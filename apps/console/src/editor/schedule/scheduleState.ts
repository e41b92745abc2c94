import type { Schedule } from '@forecourt/data/schedules/Schedule'
import type { EditorState } from '../session/createEditorSession'

/** How a waiting publication stands: fit to go live, due, or bound to be refused because the draft or the live site moved on. */
export type ScheduleStanding = 'waits' | 'due' | 'draftMoved' | 'liveMoved'

/** `now` in epoch milliseconds. */
export const scheduleStanding = (
  schedule: Schedule,
  { draft, live }: Pick<EditorState, 'draft' | 'live'>,
  now: number,
): ScheduleStanding => {
  if ((live?.version ?? null) !== schedule.expectedVersion) return 'liveMoved'
  if (draft.revision !== schedule.expectedRevision || draft.status !== 'saved') return 'draftMoved'
  return Date.parse(schedule.publishAt) <= now ? 'due' : 'waits'
}
