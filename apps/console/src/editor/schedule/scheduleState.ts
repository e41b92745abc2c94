import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'

/** The state of a scheduled publication: ready, due, or blocked by an obstacle found ahead of time. */
export type ScheduleState = 'waits' | 'soon' | 'due' | 'contradicted' | 'invalid'

const hourMs = 3_600_000

/** `now` in epoch milliseconds. */
export const scheduleState = ({ publishAt, obstacle }: Pick<Schedule, 'publishAt' | 'obstacle'>, now: number): ScheduleState => {
  if (obstacle !== null) return obstacle.kind === 'conflict' ? 'contradicted' : 'invalid'
  const ahead = Date.parse(publishAt) - now
  if (ahead <= 0) return 'due'
  return ahead <= hourMs ? 'soon' : 'waits'
}

/** A duration within an hour, such as 'in 12 minutes'. Milliseconds. */
export const inMinutes = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
