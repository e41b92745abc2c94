'use client'

import { useEffect, useId, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { DepartmentWeek } from './departmentHours'
import { HoursTables } from './HoursTables'
import { TodayLine } from './TodayLine'

export interface HoursPanelProps {
  readonly weeks: readonly DepartmentWeek[]
  readonly timeZone: string
  /** Only today's hours of the first department, on a line. */
  readonly todayOnly?: boolean
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/**
 * Opening hours with a department select (LOC-13, LOC-14). A cached page may be from yesterday, so the browser marks today again. Without
 * scripts all departments show.
 */
export const HoursPanel = ({ weeks, timeZone, todayOnly = false }: HoursPanelProps) => {
  const host = useRuntimeHost()
  const [chosen, setChosen] = useState(weeks[0]?.department)
  const [today, setToday] = useState<{ readonly weekday: string; readonly date: string } | null>(null)
  const id = useId()

  useEffect(() => {
    const now = new Date(host.now())
    setToday({
      weekday: new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone }).format(now),
      date: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now),
    })
  }, [host, timeZone])

  const isSpecial = (date: string) => weeks.some(({ rows }) => rows.some((row) => row.date === date))
  const isToday = (row: DepartmentWeek['rows'][number]) =>
    today === null
      ? row.isToday
      : row.date
        ? row.date === today.date
        : !isSpecial(today.date) && (row.days === today.weekday || (row.days === 'Mon-Fri' && weekdays.includes(today.weekday)))

  if (todayOnly) return <TodayLine weeks={weeks} isToday={isToday} />
  return (
    <HoursTables
      weeks={weeks}
      id={id}
      chosen={chosen}
      isToday={isToday}
      onChoose={(next) => setChosen(weeks.find(({ department }) => department === next)?.department)}
    />
  )
}
