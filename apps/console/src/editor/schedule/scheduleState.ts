import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'

/** How a waiting publication stands: fit to go live, due, or bound to be refused by what was found ahead of its time. */
export type ScheduleStanding = 'waits' | 'soon' | 'due' | 'contradicted' | 'invalid'

const hourMs = 3_600_000

/** `now` in epoch milliseconds. */
export const scheduleStanding = ({ publishAt, obstacle }: Pick<Schedule, 'publishAt' | 'obstacle'>, now: number): ScheduleStanding => {
  if (obstacle !== null) return obstacle.kind === 'conflict' ? 'contradicted' : 'invalid'
  const ahead = Date.parse(publishAt) - now
  if (ahead <= 0) return 'due'
  return ahead <= hourMs ? 'soon' : 'waits'
}

/** How long until then, such as 'in 12 minutes'. Milliseconds, within an hour. */
export const inMinutes = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
