'use client'

import { useEffect, useId, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import type { DepartmentWeek } from './departmentHours'

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
    <div>
      {weeks.length > 1 && (
        <div className="needs-script mb-3">
          <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
            Department
          </label>
          <select
            id={id}
            className="field max-w-60"
            value={chosen}
            onChange={(event) => setChosen(weeks.find(({ department }) => department === event.target.value)?.department)}
          >
            {weeks.map(({ department, name }) => (
              <option key={department} value={department}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {weeks.map(({ department, name, rows }) => (
        <table key={department} hidden={department !== chosen} className="shown-without-script w-full text-small">
          <caption className="sr-only">{name} opening hours</caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row.days} className={`border-b border-line last:border-0 ${isToday(row) ? 'font-semibold' : 'font-normal'}`}>
                <th scope="row" className="py-2 pr-4 text-left [font-weight:inherit]">
                  {row.days}
                  {isToday(row) && <span className="ml-2 text-tiny text-link">Today</span>}
                </th>
                <td className="py-2 text-right tabular-nums">{row.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
