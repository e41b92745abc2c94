import type { BookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import type { Slot } from '@forecourt/rules/bookings/openSlots'
import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import { instantInZone } from '@forecourt/rules/dates/instantInZone'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import type { OwnedLocation } from '../organisations/LocationDraft'
import type { Transaction } from '../Transaction'
import { type SlotsQuery, slotsAt, takenTimes } from './listSlots'

/** A time as the clock on the wall of a place shows it, with what follows from the settings; null for what is no time. */
export const visitAt = (local: string, { minutes, turnaroundMinutes }: BookingSettings, timeZone: string): Slot | null => {
  const [date = '', clock = ''] = local.split('T')
  const at = /^\d{2}:\d{2}$/.test(clock) ? clockMinutes(clock) : null
  if (!isCalendarDate(date) || at === null || at >= 1440) return null
  const wall = instantInZone(date, at, timeZone)
  if (wall.kind === 'never') return null
  const startsAt = Date.parse(wall.instant)
  const endsAt = startsAt + minutes * 60_000
  return { local, startsAt, endsAt, freeAt: endsAt + turnaroundMinutes * 60_000 }
}

/** The slot somebody chose, if it can be booked: by its date and time, local to the place. */
export const chosenSlot = async (
  tx: Transaction,
  location: OwnedLocation,
  settings: BookingSettings,
  { local, ...query }: Pick<SlotsQuery, 'kind' | 'carId' | 'movingId' | 'now'> & { readonly local: string },
): Promise<Slot | null> => {
  const wanted = visitAt(local, settings, location.timeZone)
  if (!wanted) return null
  const asked = { ...query, locationIds: [location.id] }
  const taken = await tx.$queryRaw<Parameters<typeof slotsAt>[2]>(
    takenTimes(location.organisationId, asked, new Date(wanted.startsAt), new Date(wanted.freeAt)),
  )
  return slotsAt(location, settings, taken, { ...asked, from: local.slice(0, 10), days: 1 }).find((slot) => slot.local === local) ?? null
}
