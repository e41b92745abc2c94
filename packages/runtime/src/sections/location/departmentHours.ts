import type { Location } from '@forecourt/rules/entities/Location'
import { specialRow } from '@forecourt/rules/hours/upcomingSpecialDays'
import type { WeekRow } from '@forecourt/rules/hours/weekTable'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

const departmentNames = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const
const hours = { sales: locationParts.salesHours, service: locationParts.serviceHours, parts: locationParts.partsHours } as const

/** Formatted weekly hours of a department. */
export interface DepartmentWeek {
  readonly department: keyof typeof departmentNames
  readonly name: string
  /** Its own phone number; null if it uses the location's. */
  readonly phone: string | null
  readonly rows: readonly WeekRow[]
}

/** Weekly hours of a location's departments, the requested one first. */
export const departmentHours = (
  location: Location,
  config: ResolvedConfig,
  request: PageRequest,
  first: DepartmentWeek['department'] = 'sales',
): readonly DepartmentWeek[] => {
  const special = specialRow(location, request.now)
  return location.departments
    .flatMap(({ department, phone = null }) => {
      const rows = shownValue(hours[department], { location, config, now: request.now })
      return rows ? [{ department, name: departmentNames[department], phone, rows }] : []
    })
    .map((week) => (special ? { ...week, rows: [special, ...week.rows] } : week))
    .toSorted((one, other) => Number(other.department === first) - Number(one.department === first))
}
