import type { BookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { type StaffBookingProblem, staffBookingProblem } from '@forecourt/rules/bookings/staffBookingProblem'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import { bookingHolidays } from '@forecourt/rules/hours/visitSpans'
import type { Scope } from '../../createDatabase'
import type { OwnedLocation, SiteLimit } from '../../organisations/listLocations'
import type { Transaction } from '../../Transaction'
import { bookingLocation, storedBookingSettings } from '../bookingLocation'
import {
  bookingDepartments,
  groupTakenTimes,
  type SlotsQuery,
  slotAtLocalTime,
  slotsAt,
  type TakenRow,
  takenTimesQuery,
} from '../listSlots'

type BookingRequest = Pick<SlotsQuery, 'kind' | 'carId' | 'movingId' | 'now'> & { readonly startsAt: number }

/** Finds the conflict of a booking by staff with bookings and blocked times that the transaction sees. */
const findStaffBookingProblem = async (
  tx: Transaction,
  location: OwnedLocation,
  settings: BookingSettings,
  { startsAt, ...query }: BookingRequest,
): Promise<StaffBookingProblem | null> => {
  const freeAt = startsAt + (settings.minutes + settings.turnaroundMinutes) * 60_000
  const slotsQuery = { ...query, locationIds: [location.id] }
  const rows = await tx.$queryRaw<Parameters<typeof groupTakenTimes>[0]>(
    takenTimesQuery(location.organisationId, slotsQuery, new Date(startsAt), new Date(freeAt)),
  )
  return staffBookingProblem({
    settings,
    location,
    department: bookingDepartments[query.kind],
    holidays: bookingHolidays(location),
    ...groupTakenTimes(rows, location.id),
    startsAt,
    now: query.now,
  })
}

/** Why staff can't make a booking; null if there is no conflict, or one that the given reason overrides. */
export const staffRefusal = async (
  tx: Transaction,
  location: OwnedLocation,
  settings: BookingSettings,
  { reason, ...slotsQuery }: BookingRequest & { readonly reason: string },
): Promise<{ readonly ok: false; readonly reason: 'taken' | 'carBusy'; readonly message: string } | null> => {
  const problem = await findStaffBookingProblem(tx, location, settings, slotsQuery)
  if (!problem || (problem.mayOverride && reason.trim() !== '')) return null
  const message = problem.mayOverride ? `${problem.message} Enter a reason to book it anyway.` : problem.message
  return { ok: false, reason: problem.what === 'car' ? 'carBusy' : 'taken', message }
}

export interface StaffTimesQuery extends Pick<SlotsQuery, 'kind' | 'carId' | 'movingId' | 'now'> {
  readonly locationId: string
  /** `YYYY-MM-DD`, and minutes since midnight, in the location's time zone. */
  readonly date: string
  readonly minutes: number
  readonly siteIds: SiteLimit
}

/** Free times of a day for staff, and the conflict of the selected time. */
export interface StaffTimes {
  readonly timeZone: string
  /** Minutes since midnight. */
  readonly free: readonly number[]
  /** The first free time from that day on, at most two weeks ahead. */
  readonly next: { readonly date: string; readonly minutes: number } | null
  readonly problem: StaffBookingProblem | null
}

const dayMs = 86_400_000
const searchedDays = 14
/** Days; beyond any booking, so that staff have no horizon. */
const horizonDays = 800

/** Free times of a day for staff, without notice period; null if there is no such location. */
export const staffTimes = (scope: Scope, { locationId, date, minutes, siteIds, ...query }: StaffTimesQuery): Promise<StaffTimes | null> =>
  scope.transaction(async (tx) => {
    const location = await bookingLocation(tx, locationId, siteIds)
    if (!location) return null
    const { settings } = await storedBookingSettings(tx, location, query.kind)
    const slotsQuery = { ...query, locationIds: [locationId] }
    const [from, until] = [new Date(Date.parse(date) - dayMs), new Date(Date.parse(date) + (searchedDays + 1) * dayMs)]
    const rows = await tx.$queryRaw<TakenRow[]>(takenTimesQuery(location.organisationId, slotsQuery, from, until))
    const anyTime = { ...settings, enabled: true, noticeHours: 0, horizonDays: horizonDays }
    const times = slotsAt(location, anyTime, rows, { ...slotsQuery, from: date, days: searchedDays }).map(({ local }) => ({
      date: local.slice(0, 10),
      minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14)),
    }))
    const free = times.filter((time) => time.date === date).map((time) => time.minutes)
    const visit = slotAtLocalTime(`${date}T${storedTime(minutes)}`, settings, location.timeZone)
    const problem = visit
      ? await findStaffBookingProblem(tx, location, settings, { ...query, startsAt: visit.startsAt })
      : { message: 'This time is skipped when the clocks change.', mayOverride: false, what: 'closed' as const }
    return { timeZone: location.timeZone, free, next: times[0] ?? null, problem }
  })
