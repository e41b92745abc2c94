import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { notifyChange } from '../../changes/notifyChange'
import type { Database } from '../../createDatabase'
import { outboxRow } from '../../outbox/outboxRow'
import { toBookingSettings } from '../bookingPlace'
import { siteForBooking } from '../by-staff/siteForBooking'

/** From when until when a list still helps on its day, by the clock of the place: minutes since midnight. */
const morning = { from: 6 * 60 + 30, until: 12 * 60 }
const dayMs = 86_400_000

interface Listed {
  readonly organisationId: string
  readonly id: string
  readonly email: string
  readonly date: string
}

/** The places that somebody comes to today, that want a list of it, and have not had it. */
const dueLists = (db: Database, now: string): Promise<Listed[]> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const visits = await tx.booking.findMany({
      where: {
        state: { in: ['requested', 'confirmed'] },
        startsAt: { gt: new Date(at.getTime() - dayMs), lt: new Date(at.getTime() + dayMs) },
      },
      select: { locationId: true, startsAt: true, kind: true },
    })
    const locations = await tx.location.findMany({
      where: { id: { in: visits.map(({ locationId }) => locationId) }, email: { not: null } },
      select: { organisationId: true, id: true, email: true, timeZone: true },
    })
    const settings = await tx.bookingSetting.findMany({ where: { locationId: { in: locations.map(({ id }) => id) } } })
    const had = await tx.bookingList.findMany({
      where: { locationId: { in: locations.map(({ id }) => id) } },
      select: { locationId: true, date: true },
    })
    return locations.flatMap(({ organisationId, id, email, timeZone }): Listed[] => {
      const { date, minutes } = momentInZone(now, timeZone)
      const wants = (kind: string) =>
        toBookingSettings(
          kind as BookingKind,
          settings.find((row) => row.locationId === id && row.kind === kind),
        ).dailyList
      const comes = visits.some(
        (visit) => visit.locationId === id && momentInZone(visit.startsAt.toISOString(), timeZone).date === date && wants(visit.kind),
      )
      const isDue = minutes >= morning.from && minutes < morning.until && !had.some((list) => list.locationId === id && list.date === date)
      return comes && isDue && email ? [{ organisationId, id, email, date }] : []
    })
  })

/** Promises each place its list of who comes that day, in the morning, once (ENQ-24). Says how many. */
export const promiseDailyLists = async (db: Database, now: string): Promise<number> => {
  let promised = 0
  for (const { organisationId, id, email, date } of await dueLists(db, now)) {
    const siteId = await siteForBooking(db.platform, { organisationId, locationId: id })
    if (siteId === null) continue
    promised += await db.platform.transaction(async (tx) => {
      const promisedAt = new Date(now)
      const { count } = await tx.bookingList.createMany({
        data: [{ organisationId, locationId: id, date, promisedAt }],
        skipDuplicates: true,
      })
      if (count === 0) return 0
      await tx.outboxMessage.createMany({
        data: [
          {
            ...{ organisationId, siteId, nextAttemptAt: promisedAt, createdAt: promisedAt },
            ...outboxRow('booking.day', { to: [email], locationId: id, date }),
          },
        ],
      })
      await notifyChange(tx, { kind: 'outbox', organisationId })
      return 1
    })
  }
  return promised
}
