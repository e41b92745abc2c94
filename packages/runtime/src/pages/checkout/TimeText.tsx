import { formatMoment } from '@forecourt/rules/format/formatDate'

export interface TimeTextProps {
  /** ISO in UTC, as `now`. */
  readonly at: string
  /** Time zone of the dealership. */
  readonly timeZone: string
  readonly now: string
}

/** A time with weekday in the dealership's time zone, such as 'Tue 24 Nov, 3:04 pm (Perth)'. */
export const TimeText = ({ at, timeZone, now }: TimeTextProps) => (
  <time dateTime={at} className="font-semibold text-text tabular-nums">
    {formatMoment(at, timeZone, now)}
  </time>
)
