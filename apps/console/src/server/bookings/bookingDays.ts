import { listBookings } from '@forecourt/data/bookings/listBookings'
import { bookingDepartments } from '@forecourt/data/bookings/listSlots'
import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone } from '@forecourt/rules/dates/momentInZone'
import { bookableSpans, bookingHolidays } from '@forecourt/rules/hours/visitSpans'
import type { AccessScope } from '../access/AccessScope'
import { findBookingLocation } from './findBooking'

interface LocalTime {
  readonly date: string
  readonly minutes: number
}

/** The instants of a blocked time. Where the clock goes back, covers both occurrences of the hour. */
export const blockedTimes = ({ from, until }: { readonly from: LocalTime; readonly until: LocalTime }, timeZone: string) => {
  const end = instantInZone(until.date, until.minutes, timeZone)
  return { startsAt: instantInZone(from.date, from.minutes, timeZone).instant, endsAt: end.kind === 'twice' ? end.second : end.instant }
}

interface DayRange {
  readonly locationId: string
  readonly from: string
  readonly days: number
}

/** Bookings, blocked times and bookable periods of a location's days, in its local time. */
export const bookingDays = async (accessScopes: readonly AccessScope[], { locationId, from, days }: DayRange) => {
  const { record, accessScope } = await findBookingLocation(accessScopes, locationId)
  const { location, kinds } = record
  const midnight = (date: string) => instantInZone(date, 0, location.timeZone).instant
  const { bookings, blocks } = await listBookings(accessScope.scope, {
    locationId,
    from: midnight(from),
    until: midnight(addDays(from, days)),
    siteIds: accessScope.siteIds,
  })
  const holidays = bookingHolidays(location)
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  const open = bookingKinds.flatMap((kind) => {
    const { settings } = kinds[kind]
    if (!settings.enabled) return []
    return dates.flatMap((date) =>
      bookableSpans({ settings, location, department: bookingDepartments[kind], holidays }, date).map((span) => ({ kind, date, ...span })),
    )
  })
  return { location, bookings, blocks, open }
}
