import { storedTime } from '@forecourt/rules/dates/parseTime'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import type { Hours } from './copyDay'

const [noon, one, dayEnd] = [720, 780, 1440]

/** A day with a time it opens again (ENT-08): a lunch break within hours that hold one, else three hours from an hour after the last. */
export const withBreak = (day: Hours): Hours => {
  const last = day.at(-1)
  if (!last) return day
  const [from, until] = [clockMinutes(last.open), clockMinutes(last.close)]
  if (from === null || until === null) return [...day, { ...last, open: null, close: null }]
  if (from < noon && until > one)
    return [...day.slice(0, -1), { ...last, close: storedTime(noon) }, { ...last, open: storedTime(one), close: last.close }]
  const again = Math.min(until + 60, dayEnd - 60)
  return [...day, { ...last, open: storedTime(again), close: storedTime(Math.min(again + 180, dayEnd)) }]
}
