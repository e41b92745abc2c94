import type { BookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { bookingHolidays } from '@forecourt/rules/bookings/bookingHolidays'
import { type StaffBookingProblem, staffBookingProblem } from '@forecourt/rules/bookings/staffBookingProblem'
import type { OwnedLocation } from '../../organisations/LocationDraft'
import type { Transaction } from '../../Transaction'
import { bookingDepartments, type SlotsQuery, takenTimes, timesTaken } from '../listSlots'

type BookingRequest = Pick<SlotsQuery, 'kind' | 'carId' | 'movingId' | 'now'> & { readonly startsAt: number }

/** What stands in the way of a booking that staff make, by what is booked and blocked as the transaction sees it. */
export const findStaffBookingProblem = async (
  tx: Transaction,
  location: OwnedLocation,
  settings: BookingSettings,
  { startsAt, ...query }: BookingRequest,
): Promise<StaffBookingProblem | null> => {
  const freeAt = startsAt + (settings.minutes + settings.turnaroundMinutes) * 60_000
  const asked = { ...query, locationIds: [location.id] }
  const rows = await tx.$queryRaw<Parameters<typeof timesTaken>[0]>(
    takenTimes(location.organisationId, asked, new Date(startsAt), new Date(freeAt)),
  )
  return staffBookingProblem({
    settings,
    location,
    department: bookingDepartments[query.kind],
    holidays: bookingHolidays(location),
    ...timesTaken(rows, location.id),
    startsAt,
    now: query.now,
  })
}

/** Why something can't be booked by staff: what is in the way, unless a reason is given where one is enough. */
export const staffRefusal = async (
  tx: Transaction,
  location: OwnedLocation,
  settings: BookingSettings,
  { reason, ...asked }: BookingRequest & { readonly reason: string },
): Promise<{ readonly ok: false; readonly reason: 'taken' | 'carBusy'; readonly message: string } | null> => {
  const problem = await findStaffBookingProblem(tx, location, settings, asked)
  if (!problem || (problem.mayOverride && reason.trim() !== '')) return null
  const message = problem.mayOverride ? `${problem.says} Say why it is booked all the same.` : problem.says
  return { ok: false, reason: problem.what === 'car' ? 'carBusy' : 'taken', message }
}
