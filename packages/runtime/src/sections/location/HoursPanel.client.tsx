'use client'

import { useEffect, useId, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { DepartmentWeek } from './departmentHours'
import { HoursTables } from './HoursTables'

export interface HoursPanelProps {
  readonly weeks: readonly DepartmentWeek[]
  readonly timeZone: string
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Opening hours with a choice of department (LOC-13, LOC-14). A stored page may be from yesterday, so the browser marks today once more. Without scripts every department shows. */
export const HoursPanel = ({ weeks, timeZone }: HoursPanelProps) => {
  const host = useRuntimeHost()
  const [chosen, setChosen] = useState(weeks[0]?.department)
  const [today, setToday] = useState<string | null>(null)
  const id = useId()

  useEffect(() => {
    setToday(new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone }).format(new Date(host.now())))
  }, [host, timeZone])

  const isToday = (row: DepartmentWeek['rows'][number]) =>
    today === null ? row.isToday : row.days === today || (row.days === 'Mon-Fri' && weekdays.includes(today))

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
