import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type DepartmentWeek, departmentHours } from './departmentHours'
import { PageHours } from './PageHours'

export interface HoursTableProps {
  readonly location: Location
  readonly department: DepartmentWeek['department']
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/** The week of one department at a location. */
export const HoursTable = ({ location, department, config, request }: HoursTableProps) => (
  <PageHours
    weeks={departmentHours(location, config, request).filter((week) => week.department === department)}
    timeZone={location.timeZone}
  />
)
