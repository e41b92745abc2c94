import type { Booking, BookingKind } from '@forecourt/rules/bookings/Booking'
import { type BookingSettings, type BookingSettingsProblems, bookingSettingsProblems } from '@forecourt/rules/bookings/BookingSettings'
import { bookingsOutside } from '@forecourt/rules/bookings/bookingsOutside'
import type { Slot } from '@forecourt/rules/bookings/openSlots'
import { bookingHolidays } from '@forecourt/rules/hours/visitSpans'
import type { Scope } from '../../createDatabase'
import type { SiteLimit } from '../../organisations/listLocations'
import { bookingLocation } from '../bookingLocation'
import { bookingDepartments, slotsAt, type TakenRow, takenTimesQuery } from '../listSlots'
import { toBooking } from '../loadBooking'

export interface SettingsEffectQuery {
  readonly locationId: string
  readonly kind: BookingKind
  readonly settings: BookingSettings
  readonly siteIds: SiteLimit
  /** The current instant, ISO in UTC. */
  readonly now: string
}

/** The slots that settings would offer, and the existing bookings that wouldn't fit them. */
export interface SettingsEffect {
  readonly timeZone: string
  readonly problems: BookingSettingsProblems
  /** Slots of the next two weeks. */
  readonly slots: readonly Slot[]
  readonly outside: readonly { readonly booking: Booking; readonly why: string }[]
}

const dayMs = 86_400_000
const shownDays = 14
const maxRows = 2000

/** Previews settings before they are saved, by the same rule as shoppers' slots (API-14); null if there is no such location. */
export const settingsEffect = (
  scope: Scope,
  { locationId, kind, settings, siteIds, now }: SettingsEffectQuery,
): Promise<SettingsEffect | null> =>
  scope.transaction(async (tx) => {
    const location = await bookingLocation(tx, locationId, siteIds)
    if (!location) return null
    const { organisationId, timeZone } = location
    const problems = bookingSettingsProblems(settings)
    if (Object.keys(problems).length > 0) return { timeZone, problems, slots: [], outside: [] }
    const query = { kind, locationIds: [locationId], now }
    const rows = await tx.$queryRaw<TakenRow[]>(
      takenTimesQuery(organisationId, query, new Date(Date.parse(now) - dayMs), new Date(Date.parse(now) + (shownDays + 2) * dayMs)),
    )
    const held = await tx.booking.findMany({
      where: { organisationId, locationId, kind, state: { in: ['requested', 'confirmed'] }, startsAt: { gt: new Date(now) } },
      orderBy: [{ startsAt: 'asc' }, { seat: 'asc' }],
      take: maxRows,
    })
    const holidays = bookingHolidays(location)
    return {
      timeZone,
      problems,
      slots: slotsAt(location, settings, rows, { kind, now, days: shownDays }),
      outside: bookingsOutside({ settings, location, department: bookingDepartments[kind], holidays }, held.map(toBooking)),
    }
  })
