import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { dueReminder, type Reminder } from '@forecourt/rules/bookings/dueReminder'
import { mobilePhone } from '@forecourt/rules/phone/mobilePhone'
import { notifyChange } from '../../changes/notifyChange'
import type { Database } from '../../createDatabase'
import type { Booking as Row } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import type { Transaction } from '../../Transaction'
import { toBookingSettings } from '../bookingPlace'
import { toBooking } from '../toBooking'

const dayMs = 86_400_000
/** Looked at at a time; the rest a few seconds later. */
const maxRows = 500

type Due = Row & { readonly timeZone: string; readonly bySms: boolean }

/** Where a reminder goes: by mail, or hours before to the telephone in their pocket; the other way where that isn't known; null for nowhere. */
const wayTo = ({ email, phone, timeZone, bySms }: Due, reminder: Reminder) => {
  const mobile = bySms ? mobilePhone(phone, timeZone.startsWith('Pacific/') ? 'NZ' : 'AU') : null
  const sms = mobile === null ? null : { kind: 'booking.shopperBySms' as const, to: mobile }
  const mail = email === '' ? null : { kind: 'booking.shopper' as const, to: email }
  return reminder === 'dayBefore' ? (mail ?? sms) : (sms ?? mail)
}

const promise = async (tx: Transaction, row: Due, reminder: Reminder, now: string): Promise<boolean> => {
  const { organisationId, id, siteId, leadId, startsAt, revision } = row
  const way = wayTo(row, reminder)
  if (!way) return false
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
        ...outboxRow(way.kind, { to: [way.to], bookingId: id, bookingNews: 'reminder', bookingRevision: revision }),
      },
    ],
  })
  await notifyChange(tx, { kind: 'outbox', organisationId })
  return true
}

/** Promises the reminders of visits that are due, each once, however many workers look (ENQ-24). Says how many. */
export const promiseReminders = (db: Database, now: string): Promise<number> =>
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
    let promised = 0
    for (const row of rows) {
      if (promised >= maxRows) break
      const timeZone = locations.find(({ id }) => id === row.locationId)?.timeZone
      if (!timeZone) continue
      const said = toBookingSettings(
        row.kind as BookingKind,
        settings.find(({ locationId, kind }) => locationId === row.locationId && kind === row.kind),
      )
      const { state, startsAt, heldUntil } = toBooking(row)
      const visit = { state, startsAt, heldUntil, notifiedAt: row.updatedAt.toISOString() }
      const reminder = dueReminder(visit, said, timeZone, now)
      const isDone = reminded.some(
        (done) => done.bookingId === row.id && done.reminder === reminder && done.startsAt.getTime() === row.startsAt.getTime(),
      )
      if (reminder && !isDone && (await promise(tx, { ...row, timeZone, bySms: said.remindsBySms }, reminder, now))) promised += 1
    }
    return promised
  })
