export interface TimeTextProps {
  /** ISO in UTC. */
  readonly at: string
  /** Of the dealership. */
  readonly timeZone: string
}

/** A time with its day, as the dealership's clock has it, such as 'Tuesday 24 November, 3:04 pm'. */
export const TimeText = ({ at, timeZone }: TimeTextProps) => {
  const time = new Date(at)
  const day = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(time)
  const hour = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone }).format(time)
  return (
    <time dateTime={at} className="font-semibold text-text tabular-nums">
      {day}, {hour}
    </time>
  )
}
