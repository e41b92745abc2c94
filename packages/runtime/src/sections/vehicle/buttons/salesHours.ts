import type { Location } from '@forecourt/rules/entities/Location'

/** When somebody is there to answer the phone. */
export type SalesHours = Pick<Location, 'departments' | 'specialDays' | 'timeZone'>

/** The hours of a location's sales people and nothing else of it: what is given to the browser is in the page, and a masked number must not be (VDP-18). */
export const salesHours = (location: Location | null): SalesHours | null =>
  location && {
    departments: location.departments.filter(({ department }) => department === 'sales'),
    specialDays: location.specialDays,
    timeZone: location.timeZone,
  }
