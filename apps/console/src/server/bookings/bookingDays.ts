import { listBookings } from '@forecourt/data/bookings/listBookings'
import { bookingDepartments } from '@forecourt/data/bookings/listSlots'
import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import { bookableSpans, bookingHolidays } from '@forecourt/rules/bookings/bookableSpans'
import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone } from '@forecourt/rules/dates/momentInZone'
import type { AccessScope } from '../access/AccessScope'
import { findPlace } from './findBooking'

interface Wall {
  readonly date: string
  readonly minutes: number
}

/** From when until when time is blocked, as instants; over an hour that comes twice, both are. */
export const blockedTimes = ({ from, until }: { readonly from: Wall; readonly until: Wall }, timeZone: string) => {
  const end = instantInZone(until.date, until.minutes, timeZone)
  return { startsAt: instantInZone(from.date, from.minutes, timeZone).instant, endsAt: end.kind === 'twice' ? end.second : end.instant }
}

interface Days {
  readonly locationId: string
  readonly from: string
  readonly days: number
}

/** What is booked, blocked and open on some days of a location, by the clock on its wall. */
export const bookingDays = async (accessScopes: readonly AccessScope[], { locationId, from, days }: Days) => {
  const { record, accessScope } = await findPlace(accessScopes, locationId)
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
