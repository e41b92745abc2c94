import type { Location } from '@forecourt/rules/entities/Location'

/** The hours during which sales staff answer the phone. */
export type SalesHours = Pick<Location, 'departments' | 'specialDays' | 'timeZone'>

/** Picks a location's sales hours only: everything sent to the browser is in the page, and a masked number must not be (VDP-18). */
export const salesHours = (location: Location | null): SalesHours | null =>
  location && {
    departments: location.departments.filter(({ department }) => department === 'sales'),
    specialDays: location.specialDays,
    timeZone: location.timeZone,
  }
