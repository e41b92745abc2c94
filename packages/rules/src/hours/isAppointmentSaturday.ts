import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { alternateSaturdays } from '@forecourt/schema/switches/alternateSaturdays'
import { daysBetween, isCalendarDate, toWeekday } from '../dates/calendarDate'

/**
 * Says whether the service department opens by appointment only on a date: every second Saturday, counted in 14-day cycles
 * from a reference Saturday, before it as well as after (LOC-18). A reference on another weekday means the Saturday after it.
 */
export const isAppointmentSaturday = (
  date: string,
  settings: Pick<ResolvedConfig['hours'], 'alternateServiceSaturdays' | 'serviceSaturdayReference'>,
): boolean => {
  const { serviceSaturdayReference } = settings
  if (!alternateSaturdays.isOn({ hours: settings }) || toWeekday(date) !== 6 || !isCalendarDate(serviceSaturdayReference)) return false
  return Math.floor(daysBetween(serviceSaturdayReference, date) / 7) % 2 === 0
}
