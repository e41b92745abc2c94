import type { BookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../migrate/connect'
import { buildActor as actor } from '../../testing/buildWorld'
import { meetAtTable } from '../../testing/meetAtTable'
import { bookTestDrive, offerTestDrives, testDriveRequest } from '../../testing/testDrives'
import { useWorld } from '../../testing/useWorld'
import type { BookingRequest } from '../book'
import { cancelBooking, moveBooking } from '../changeBookingState'
import { enqueueDailyLists, enqueueReminders } from './enqueueReminders'

const world = useWorld()
/** A Monday, ten in the morning in Sydney; the visit is on Wednesday at eleven. */
const monday = '2026-06-01T00:00:00.000Z'
const dayBefore = '2026-06-02T01:00:00.000Z'
const hoursBefore = '2026-06-02T23:00:00.000Z'
const scope = () => world.db.forOrganisation(world.north.organisationId)

const offer = (changes: Partial<BookingSettings> = {}) => offerTestDrives(scope(), world.north.locationId, changes)
const booked = (changes: Partial<BookingRequest> = {}) => {
  const visit = {
    local: '2026-06-03T11:15',
    email: 'ana@example.com',
    phone: '0491 570 006',
    now: monday,
    byDealer: { reason: 'Any time' },
  }
  return bookTestDrive(scope(), testDriveRequest(world.north, { ...visit, ...changes }))
}
const sentMails = () =>
  world.db.platform.transaction(async (tx) => {
    const rows = await tx.outboxMessage.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    return rows.flatMap(({ kind, payload }) => {
      const { bookingNews, to } = payload as { bookingNews?: string; to: string[] }
      return bookingNews === 'reminder' || kind === 'booking.day' ? [`${kind} ${to.join()}`] : []
    })
  })

beforeEach(async () => {
  await connect(world.urls.platform, (client) => client.query('delete from bookings; delete from outbox'))
  await offer()
})

describe('reminders of bookings (ENQ-24)', () => {
  it('reminders of bookings are sent once a day before and once two hours before, with several workers', async () => {
    await booked()
    expect(await enqueueReminders(world.db, monday)).toBe(0)
    const many = await meetAtTable(
      world,
      'outbox',
      Array.from({ length: 4 }, () => () => enqueueReminders(world.db, '2026-06-02T01:15:00.000Z')),
    )
    expect(many.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await enqueueReminders(world.db, '2026-06-02T05:00:00.000Z')).toBe(0)
    expect(await enqueueReminders(world.db, '2026-06-02T23:15:00.000Z')).toBe(1)
    expect(await enqueueReminders(world.db, '2026-06-02T23:20:00.000Z')).toBe(0)
    expect(await sentMails()).toEqual(['booking.shopper ana@example.com', 'booking.shopper ana@example.com'])
  })

  it('reminders of bookings are text messages hours before if the location chose so, and email for shoppers without a mobile', async () => {
    await offer({ remindsBySms: true })
    await booked({ local: '2026-06-03T11:00' })
    await booked({ local: '2026-06-03T11:00', email: 'ben@example.com', phone: '02 5550 1234' })
    await enqueueReminders(world.db, hoursBefore)
    expect((await sentMails()).toSorted()).toEqual(['booking.shopper ben@example.com', 'booking.shopperBySms +61491570006'])
  })

  it('reminders of bookings are not sent for a visit that was cancelled, has no site or was moved to another time', async () => {
    const by = { by: 'dealer', actor, siteIds: null, now: monday } as const
    const cancelled = await booked()
    await cancelBooking(scope(), { id: cancelled.id, ...by })
    await booked({ siteId: null })
    const moved = await booked()
    await moveBooking(scope(), { id: moved.id, local: '2026-06-05T11:00', ...by })
    expect(await enqueueReminders(world.db, '2026-06-02T01:15:00.000Z')).toBe(0)
    // A day before its new time.
    expect(await enqueueReminders(world.db, '2026-06-04T01:00:00.000Z')).toBe(1)
  })

  it('reminders of bookings are not sent if the location turned them off', async () => {
    await offer({ remindsDayBefore: false, remindsHoursBefore: false })
    await booked({ local: '2026-06-03T11:00' })
    expect(await enqueueReminders(world.db, dayBefore)).toBe(0)
    expect(await enqueueReminders(world.db, hoursBefore)).toBe(0)
  })
})

describe('the daily list of visits (ENQ-24)', () => {
  it('the daily list of visits is sent to the location once, in the morning of a day with visits', async () => {
    await booked()
    const lists = (now: string) => enqueueDailyLists(world.db, now)
    expect(await lists('2026-06-01T22:00:00.000Z')).toBe(0)
    expect(await lists('2026-06-02T20:00:00.000Z')).toBe(0)
    expect(await lists('2026-06-02T20:30:00.000Z')).toBe(1)
    expect(await lists('2026-06-02T21:00:00.000Z')).toBe(0)
    expect(await sentMails()).toEqual(['booking.day north-sales@example.com'])
  })

  it('the daily list of visits is not sent if the location turned it off', async () => {
    await offer({ dailyList: false })
    await booked({ local: '2026-06-05T11:00' })
    expect(await enqueueDailyLists(world.db, '2026-06-04T21:00:00.000Z')).toBe(0)
    await offer()
    expect(await enqueueDailyLists(world.db, '2026-06-04T21:00:00.000Z')).toBe(1)
  })
})
