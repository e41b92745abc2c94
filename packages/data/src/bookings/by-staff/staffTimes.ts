import type { StaffBookingProblem } from '@forecourt/rules/bookings/staffBookingProblem'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import type { Scope } from '../../createDatabase'
import type { LocationsOf } from '../../organisations/LocationDraft'
import { bookingPlace, storedBookingSettings } from '../bookingPlace'
import { visitAt } from '../chosenSlot'
import { type SlotsQuery, slotsAt, type TakenRow, takenTimes } from '../listSlots'
import { findStaffBookingProblem } from './staffRefusal'

export interface StaffTimesQuery extends Pick<SlotsQuery, 'kind' | 'carId' | 'movingId' | 'now'> {
  readonly locationId: string
  /** `YYYY-MM-DD`, and minutes since midnight, local to the place. */
  readonly date: string
  readonly minutes: number
  readonly siteIds: LocationsOf
}

/** What a day has free for staff, and whether a time of it is. */
export interface StaffTimes {
  readonly timeZone: string
  /** Minutes since midnight. */
  readonly free: readonly number[]
  readonly problem: StaffBookingProblem | null
}

const dayMs = 86_400_000
/** Further ahead than anybody books. */
const farAhead = 800

/** What is free on a day for people of the place, who need no notice; null where there is no such location. */
export const staffTimes = (scope: Scope, { locationId, date, minutes, siteIds, ...query }: StaffTimesQuery): Promise<StaffTimes | null> =>
  scope.transaction(async (tx) => {
    const location = await bookingPlace(tx, locationId, siteIds)
    if (!location) return null
    const { settings } = await storedBookingSettings(tx, location, query.kind)
    const asked = { ...query, locationIds: [locationId] }
    const [from, until] = [new Date(Date.parse(date) - dayMs), new Date(Date.parse(date) + 2 * dayMs)]
    const rows = await tx.$queryRaw<TakenRow[]>(takenTimes(location.organisationId, asked, from, until))
    const anyTime = { ...settings, enabled: true, noticeHours: 0, horizonDays: farAhead }
    const free = slotsAt(location, anyTime, rows, { ...asked, from: date, days: 1 })
      .filter(({ local }) => local.startsWith(date))
      .map(({ local }) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14)))
    const visit = visitAt(`${date}T${storedTime(minutes)}`, settings, location.timeZone)
    const problem = visit
      ? await findStaffBookingProblem(tx, location, settings, { ...query, startsAt: visit.startsAt })
      : { says: 'Clocks skip that time.', mayOverride: false, what: 'closed' as const }
    return { timeZone: location.timeZone, free, problem }
  })
