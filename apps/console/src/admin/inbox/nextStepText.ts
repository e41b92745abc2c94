import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatDate } from '@forecourt/rules/format/formatDate'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Day of a next step, as it was entered in this time zone, `YYYY-MM-DD`; empty without a day. */
export const nextStepDay = (at: string | null, timeZone = ownZone()): string => (at === null ? '' : momentInZone(at, timeZone).date)

/** A next step with its day: 'Call back on 2 Dec 2026'. */
export const nextStepText = (text: string, at: string | null, timeZone = ownZone()): string => {
  const day = nextStepDay(at, timeZone)
  return day === '' ? text : `${text} on ${formatDate(day) ?? day}`
}
