import type { HoursTablesProps } from './HoursTables'

/** Today's hours of the first department, such as “Sales today 8:30am – 5:30pm”; nothing for a day without a row. */
export const TodayLine = ({ weeks, isToday }: Pick<HoursTablesProps, 'weeks' | 'isToday'>) => {
  const [week] = weeks
  const row = week?.rows.find(isToday)
  if (!week || !row) return null
  return (
    <p className="text-small tabular-nums">
      <span className="text-muted">{`${week.name} today `}</span>
      <span className="font-semibold">{row.text}</span>
    </p>
  )
}
