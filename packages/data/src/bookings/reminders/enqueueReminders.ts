import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { dueReminder, type Reminder } from '@forecourt/rules/bookings/dueReminder'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { mobilePhone } from '@forecourt/rules/phone/writtenPhone'
import type { Database } from '../../createDatabase'
import type { Booking as Row } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import type { Transaction } from '../../Transaction'
import { toBookingSettings } from '../bookingLocation'
import { siteForBooking } from '../by-staff/bookingLocations'
import { toBooking } from '../loadBooking'

/** When the daily list may be sent, in the location's time zone: minutes since midnight. */
const morning = { from: 6 * 60 + 30, until: 12 * 60 }

interface ListedVisit {
  readonly organisationId: string
  readonly id: string
  readonly email: string
  readonly date: string
}

/** Locations with visits today that want a daily list and have not received it. */
const dueLists = (db: Database, now: string): Promise<ListedVisit[]> =>
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
    const sentLists = await tx.bookingList.findMany({
      where: { locationId: { in: locations.map(({ id }) => id) } },
      select: { locationId: true, date: true },
    })
    return locations.flatMap(({ organisationId, id, email, timeZone }): ListedVisit[] => {
      const { date, minutes } = momentInZone(now, timeZone)
      const wantsDailyList = (kind: string) =>
        toBookingSettings(
          kind as BookingKind,
          settings.find((row) => row.locationId === id && row.kind === kind),
        ).dailyList
      const hasVisit = visits.some(
        (visit) =>
          visit.locationId === id && momentInZone(visit.startsAt.toISOString(), timeZone).date === date && wantsDailyList(visit.kind),
      )
      const isDue =
        minutes >= morning.from && minutes < morning.until && !sentLists.some((list) => list.locationId === id && list.date === date)
      return hasVisit && isDue && email ? [{ organisationId, id, email, date }] : []
    })
  })

/** Queues each location's list of the day's visits, once, in the morning (ENQ-24). Returns how many. */
export const enqueueDailyLists = async (db: Database, now: string): Promise<number> => {
  let enqueued = 0
  for (const { organisationId, id, email, date } of await dueLists(db, now)) {
    const siteId = await siteForBooking(db.platform, { organisationId, locationId: id })
    if (siteId === null) continue
    enqueued += await db.platform.transaction(async (tx) => {
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
      return 1
    })
  }
  return enqueued
}

const dayMs = 86_400_000
/** Batch size; the next run takes the rest. */
const maxRows = 500

type Due = Row & { readonly timeZone: string; readonly bySms: boolean }

/**
 * Channel of a reminder: email the day before, SMS hours before, or the other one if there is no address or mobile number; null for
 * neither.
 */
const reminderChannel = ({ email, phone, timeZone, bySms }: Due, reminder: Reminder) => {
  const mobile = bySms ? mobilePhone(phone, timeZone.startsWith('Pacific/') ? 'NZ' : 'AU') : null
  const sms = mobile === null ? null : { kind: 'booking.shopperBySms' as const, to: mobile }
  const mail = email === '' ? null : { kind: 'booking.shopper' as const, to: email }
  return reminder === 'dayBefore' ? (mail ?? sms) : (sms ?? mail)
}

const enqueueReminder = async (tx: Transaction, row: Due, reminder: Reminder, now: string): Promise<boolean> => {
  const { organisationId, id, siteId, leadId, startsAt, revision } = row
  const channel = reminderChannel(row, reminder)
  if (!channel) return false
  const promisedAt = new Date(now)
  const { count } = await tx.bookingReminder.createMany({
    data: [{ organisationId, bookingId: id, reminder, startsAt, promisedAt }],
    skipDuplicates: true,
  })
  if (count === 0) return false
  await tx.booking.updateMany({ where: { organisationId, id }, data: { remindedAt: promisedAt } })
  await tx.outboxMessage.createMany({
    data: [
      {
        ...{ organisationId, siteId, leadId, nextAttemptAt: promisedAt, createdAt: promisedAt },
        ...outboxRow(channel.kind, { to: [channel.to], bookingId: id, bookingNews: 'reminder', bookingRevision: revision }),
      },
    ],
  })
  return true
}

/** Queues due reminders of visits, each once, safe with concurrent workers (ENQ-24). Returns how many. */
export const enqueueReminders = (db: Database, now: string): Promise<number> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const rows = await tx.booking.findMany({
      where: { state: 'confirmed', startsAt: { gt: at, lte: new Date(at.getTime() + dayMs) }, siteId: { not: null } },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    })
    const reminded = await tx.bookingReminder.findMany({ where: { bookingId: { in: rows.map(({ id }) => id) } } })
    const locations = await tx.location.findMany({
      where: { id: { in: rows.map(({ locationId }) => locationId) } },
      select: { id: true, timeZone: true },
    })
    const settings = await tx.bookingSetting.findMany({ where: { locationId: { in: locations.map(({ id }) => id) } } })
    let enqueued = 0
    for (const row of rows) {
      if (enqueued >= maxRows) break
      const timeZone = locations.find(({ id }) => id === row.locationId)?.timeZone
      if (!timeZone) continue
      const kindSettings = toBookingSettings(
        row.kind as BookingKind,
        settings.find(({ locationId, kind }) => locationId === row.locationId && kind === row.kind),
      )
      const { state, startsAt, heldUntil } = toBooking(row)
      const visit = { state, startsAt, heldUntil, notifiedAt: row.updatedAt.toISOString() }
      const reminder = dueReminder(visit, kindSettings, timeZone, now)
      const isDone = reminded.some(
        (done) => done.bookingId === row.id && done.reminder === reminder && done.startsAt.getTime() === row.startsAt.getTime(),
      )
      if (reminder && !isDone && (await enqueueReminder(tx, { ...row, timeZone, bySms: kindSettings.remindsBySms }, reminder, now)))
        enqueued += 1
    }
    return enqueued
  })
