import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import type { BookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { openSlots, type Slot, type SlotsParams, type TakenTime } from '@forecourt/rules/bookings/openSlots'
import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import { instantInZone } from '@forecourt/rules/dates/momentInZone'
import type { Location } from '@forecourt/rules/entities/Location'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { bookingHolidays } from '@forecourt/rules/hours/visitSpans'
import type { OrganisationScope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { type OwnedLocation, toLocation } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { toBookingSettings } from './bookingLocation'

/** The department whose opening hours apply to a kind. */
export const bookingDepartments = { testDrive: 'sales', service: 'service' } as const satisfies { readonly [Kind in BookingKind]: string }

const dayMs = 86_400_000

export interface SlotsQuery {
  readonly kind: BookingKind
  readonly locationIds: readonly string[]
  /** Excludes times at which this car is booked. */
  readonly carId?: string | null
  /** The first day, `YYYY-MM-DD` local to each location; default: today. */
  readonly from?: string
  /** Number of days; default: the whole horizon. */
  readonly days?: number
  /** Id of the booking that is being moved; ignored as a conflict. */
  readonly movingId?: string
  /** The current instant, ISO in UTC. */
  readonly now: string
}

/** Free slots of a location. */
interface LocationSlots {
  readonly location: Location
  readonly settings: BookingSettings
  readonly slots: readonly Slot[]
}

export interface TakenRow {
  /** location: all seats; seat: one seat; car: the car. */
  readonly what: 'location' | 'seat' | 'car'
  /** Empty for a car. */
  readonly locationId: string
  readonly from: string
  readonly until: string
}

/** Query of taken times at some locations within a period, in milliseconds. */
export const takenTimesQuery = (
  organisationId: string,
  { kind, locationIds, carId = null, movingId = '' }: Pick<SlotsQuery, 'kind' | 'locationIds' | 'carId' | 'movingId'>,
  from: Date,
  until: Date,
): Prisma.Sql => Prisma.sql`
  select 'seat' as what, location_id as "locationId", extract(epoch from starts_at) * 1000 as "from", extract(epoch from free_at) * 1000 as until
  from bookings where organisation_id = ${organisationId} and location_id = any(${[...locationIds]}) and kind = ${kind}
    and state in ('requested', 'confirmed') and starts_at < ${until} and starts_at > ${new Date(from.getTime() - dayMs)} and id <> ${movingId}
  union all
  select 'car', '', extract(epoch from starts_at) * 1000, extract(epoch from free_at) * 1000
  from bookings where organisation_id = ${organisationId} and car_id = ${carId}
    and state in ('requested', 'confirmed') and starts_at < ${until} and free_at > ${from} and id <> ${movingId}
  union all
  select 'location', location_id, extract(epoch from starts_at) * 1000, extract(epoch from ends_at) * 1000
  from booking_blocks where organisation_id = ${organisationId} and location_id = any(${[...locationIds]})
    and (kind is null or kind = ${kind}) and (car_id is null or car_id = ${carId}) and starts_at < ${until} and ends_at > ${from}`

/** Taken times of one location, grouped by what is taken. */
export const groupTakenTimes = (rows: readonly TakenRow[], locationId: string): Pick<SlotsParams, 'blocked' | 'carTaken' | 'taken'> => {
  const times = (what: TakenRow['what'], at: string): TakenTime[] =>
    rows.filter((row) => row.what === what && row.locationId === at).map((row) => ({ from: Number(row.from), until: Number(row.until) }))
  return { blocked: times('location', locationId), carTaken: times('car', ''), taken: times('seat', locationId) }
}

/** The free slots of one location, given the taken times. */
export const slotsAt = (
  location: OwnedLocation,
  settings: BookingSettings,
  taken: readonly TakenRow[],
  { kind, from, days, now }: Pick<SlotsQuery, 'kind' | 'from' | 'days' | 'now'>,
): Slot[] =>
  openSlots({
    settings,
    location,
    department: bookingDepartments[kind],
    holidays: bookingHolidays(location),
    ...groupTakenTimes(taken, location.id),
    now,
    from,
    days,
  })

/** Free slots at some locations of an organisation with bookings enabled (API-14), in the requested order. */
export const listSlots = async (scope: OrganisationScope, organisationId: string, query: SlotsQuery): Promise<LocationSlots[]> => {
  const { kind, locationIds, now, from, days } = query
  const found = await scope.transaction(async (tx) => {
    const rows = await tx.location.findMany({
      where: { organisationId, id: { in: [...locationIds] }, removedAt: null },
      include: { dealership: true },
    })
    const settings = await tx.bookingSetting.findMany({
      where: { organisationId, kind, enabled: true, locationId: { in: [...locationIds] } },
    })
    return rows
      .map((row) => ({
        location: { ...toLocation(row), organisationId },
        stored: settings.find(({ locationId }) => locationId === row.id),
      }))
      .filter(({ stored }) => stored !== undefined)
  })
  if (found.length === 0) return []
  const bookableLocations = found.map(({ location, stored }) => ({ location, settings: toBookingSettings(kind, stored) }))
  const horizon = Math.max(...bookableLocations.map(({ settings }) => settings.horizonDays))
  // In any time zone, a day begins within 24 hours of the UTC day.
  const begin = new Date(Math.max(Date.parse(now), from ? Date.parse(from) : 0) - dayMs)
  const end = new Date(begin.getTime() + (Math.min(days ?? horizon, horizon) + 3) * dayMs)
  const taken = await scope.rows<TakenRow>(takenTimesQuery(organisationId, query, begin, end))
  return locationIds.flatMap((id) => {
    const bookable = bookableLocations.find(({ location }) => location.id === id)
    return bookable ? [{ ...bookable, slots: slotsAt(bookable.location, bookable.settings, taken, query) }] : []
  })
}

/** Converts local wall-clock time to a slot with the length from the settings; null for an invalid or non-existent time. */
export const slotAtLocalTime = (local: string, { minutes, turnaroundMinutes }: BookingSettings, timeZone: string): Slot | null => {
  const [date = '', clock = ''] = local.split('T')
  const at = /^\d{2}:\d{2}$/.test(clock) ? clockMinutes(clock) : null
  if (!isCalendarDate(date) || at === null || at >= 1440) return null
  const localInstant = instantInZone(date, at, timeZone)
  if (localInstant.kind === 'never') return null
  const startsAt = Date.parse(localInstant.instant)
  const endsAt = startsAt + minutes * 60_000
  return { local, startsAt, endsAt, freeAt: endsAt + turnaroundMinutes * 60_000 }
}

/** The requested slot, given by local date and time; null if it can't be booked. */
export const findRequestedSlot = async (
  tx: Transaction,
  location: OwnedLocation,
  settings: BookingSettings,
  { local, ...query }: Pick<SlotsQuery, 'kind' | 'carId' | 'movingId' | 'now'> & { readonly local: string },
): Promise<Slot | null> => {
  const wanted = slotAtLocalTime(local, settings, location.timeZone)
  if (!wanted) return null
  const slotsQuery = { ...query, locationIds: [location.id] }
  const taken = await tx.$queryRaw<Parameters<typeof slotsAt>[2]>(
    takenTimesQuery(location.organisationId, slotsQuery, new Date(wanted.startsAt), new Date(wanted.freeAt)),
  )
  return (
    slotsAt(location, settings, taken, { ...slotsQuery, from: local.slice(0, 10), days: 1 }).find((slot) => slot.local === local) ?? null
  )
}
