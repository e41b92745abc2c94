import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { useId } from 'react'
import { type DepartmentWeek, departmentHours } from './departmentHours'
import { HoursIsland } from './HoursIsland.client'
import type { HoursPanelProps } from './HoursPanel.client'
import { HoursTables } from './HoursTables'
import { TodayLine } from './TodayLine'

/** Opening hours in a page; hydrated near the viewport to select departments and to mark today again. */
export const PageHours = (hours: HoursPanelProps) => (
  <HoursIsland {...hours}>
    <HoursTables weeks={hours.weeks} id={useId()} chosen={hours.weeks[0]?.department} isToday={(row) => row.isToday} />
  </HoursIsland>
)

/** Today's hours of a location's first department on a line; hydrated near the viewport, since a cached page may be from yesterday. */
export const TodayHours = (hours: Omit<HoursPanelProps, 'todayOnly'>) =>
  hours.weeks.length > 0 && (
    <HoursIsland weeks={hours.weeks.slice(0, 1)} timeZone={hours.timeZone} todayOnly>
      <TodayLine weeks={hours.weeks} isToday={(row) => row.isToday} />
    </HoursIsland>
  )

export interface HoursTableProps {
  readonly location: Location
  readonly department: DepartmentWeek['department']
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/** The weekly hours of a department at a location. */
export const HoursTable = ({ location, department, config, request }: HoursTableProps) => (
  <PageHours
    weeks={departmentHours(location, config, request).filter((week) => week.department === department)}
    timeZone={location.timeZone}
  />
)
