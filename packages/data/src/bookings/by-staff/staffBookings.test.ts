import type { BookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../migrate/connect'
import { listOutbox } from '../../outbox/listOutbox'
import { buildActor as actor } from '../../testing/buildWorld'
import { bookTestDrive, offerTestDrives, testDriveRequest, testDriveSettings } from '../../testing/testDrives'
import { useWorld } from '../../testing/useWorld'
import type { BookingRequest } from '../book'
import { changeBookingState, moveBooking } from '../changeBookingState'
import { blockTime } from '../listBookings'
import { bookableCars, bookingLocations, siteForBooking } from './bookingLocations'
import { bookingWithHistory } from './bookingWithHistory'
import { settingsEffect } from './settingsEffect'
import { staffTimes } from './staffTimes'
import { undoBookingChange } from './undoBookingChange'

const world = useWorld()
/** A Tuesday, nine in the morning in Sydney. */
const now = '2026-06-01T23:00:00.000Z'
const later = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
const scope = () => world.db.forOrganisation(world.north.organisationId)

const offer = (changes: Partial<BookingSettings> = {}) => offerTestDrives(scope(), world.north.locationId, changes)
const booked = (changes: Partial<BookingRequest> = {}) => bookTestDrive(scope(), testDriveRequest(world.north, changes))
const by = { by: 'dealer', actor, siteIds: null, now } as const
const move = (id: string, local: string, more: object = {}) => moveBooking(scope(), { id, local, ...by, ...more })
const undo = (id: string, expectedRevision: number, at = now) =>
  undoBookingChange(scope(), { id, expectedRevision, actor, siteIds: null, now: at })
const queued = async () => (await listOutbox(world.db.platform, { page: 1, perPage: 100 })).total

beforeEach(async () => {
  await connect(world.urls.platform, (client) => client.query('delete from bookings; delete from booking_blocks; delete from outbox'))
  await offer()
})

describe('staff of a location (ENQ-24)', () => {
  it('staff of a location move a visit to a full or closed time only with a reason, which the history stores', async () => {
    const first = await booked()
    const other = await booked({ local: '2026-06-03T10:00' })
    expect(await move(other.id, '2026-06-03T09:15')).toMatchObject({ reason: 'taken', message: /It is full: 1 at a time/ })
    expect(await move(other.id, '2026-06-03T08:00')).toMatchObject({ reason: 'taken', message: /outside the times shoppers can book/ })
    const moved = await move(other.id, '2026-06-03T09:15', { reason: 'A regular' })
    expect(moved).toMatchObject({ ok: true, booking: { seat: 2 } })
    expect((await bookingWithHistory(scope(), other.id, null))?.events.map(({ text }) => text)).toContain(
      'Moved a booking at north Location: A regular',
    )
    // It doesn't conflict with itself.
    expect(await move(first.id, '2026-06-03T09:00')).toMatchObject({ ok: true })
  })

  it.each([
    { name: 'failed', status: 'dead', text: /^(?:Email|Text message) to \S.* failed: The mailbox is full\.$/ },
    { name: 'is being retried', status: 'pending', text: /^(?:Email|Text message) to \S.* is being retried: The mailbox is full\.$/ },
  ])('staff of a location see in the history of a booking that a message $name, to whom and why', async ({ status, text }) => {
    const { id } = await booked()
    await connect(world.urls.platform, (client) =>
      client.query("update outbox set status = $1, last_error = 'The mailbox is full.'", [status]),
    )
    const events = (await bookingWithHistory(scope(), id, null))?.events.filter(({ failed }) => failed) ?? []
    expect(events.length).toBeGreaterThan(0)
    for (const event of events) expect(event.text).toMatch(text)
  })

  it('staff of a location find the conversation of a booking, unless it is another site’s', async () => {
    const { id } = await booked()
    const conversationOf = async (siteIds: readonly string[] | null) => (await bookingWithHistory(scope(), id, siteIds))?.conversationId
    const entry = await scope().transaction((tx) => tx.conversationEntry.findFirstOrThrow({ where: { bookingId: id } }))
    expect(await conversationOf(null)).toBe(entry.conversationId)
    expect(await conversationOf([world.north.siteId])).toBe(entry.conversationId)
    await scope().transaction((tx) =>
      tx.conversation.updateMany({ where: { id: entry.conversationId }, data: { siteIds: ['another-site'] } }),
    )
    expect(await conversationOf([world.north.siteId])).toBeNull()
  })

  it('staff of a location can book without notice and between the slots', async () => {
    await offer({ noticeHours: 48 })
    expect(await booked({ byDealer: {}, local: '2026-06-02T09:05' })).toMatchObject({ state: 'confirmed', seat: 1 })
  })

  it('staff of a location cannot change a booking of a stale revision', async () => {
    const booking = await booked()
    expect(await move(booking.id, '2026-06-03T10:00', { expectedRevision: 0 })).toMatchObject({ ok: true })
    expect(await move(booking.id, '2026-06-03T11:00', { expectedRevision: 0 })).toMatchObject({ message: /Someone has changed/ })
    expect(await changeBookingState(scope(), { id: booking.id, to: 'cancelled', expectedRevision: 0, ...by })).toMatchObject({
      message: /Someone has changed/,
    })
  })

  it('staff of a location see the free times of a day, and what conflicts with a time', async () => {
    await booked()
    const { locationId } = world.north
    await blockTime(scope(), {
      ...{ locationId, kind: null, carId: null, reason: 'Stocktake', idempotencyKey: 'block', siteIds: null, actor },
      ...{ startsAt: '2026-06-03T01:00:00.000Z', endsAt: '2026-06-03T01:30:00.000Z' },
    })
    const query = { locationId, kind: 'testDrive', carId: null, date: '2026-06-03', siteIds: null, now } as const
    const times = await staffTimes(scope(), { ...query, minutes: 660 })
    expect(times?.free).toEqual([570, 600, 630, 690])
    expect(times?.next).toEqual({ date: '2026-06-03', minutes: 570 })
    expect(times?.problem).toMatchObject({ what: 'blocked', mayOverride: true })
    // Closed on Sundays, and on the King’s Birthday.
    const sunday = await staffTimes(scope(), { ...query, date: '2026-06-07', minutes: 660 })
    expect([sunday?.free, sunday?.next]).toEqual([[], { date: '2026-06-09', minutes: 540 }])
    expect((await staffTimes(scope(), { ...query, minutes: 570 }))?.problem).toBeNull()
    expect(await staffTimes(scope(), { ...query, locationId: world.south.locationId, minutes: 570 })).toBeNull()
  })

  it('staff of a location find the location’s cars that can be test driven', async () => {
    const query = { locationId: world.north.locationId, siteIds: null }
    expect(await bookableCars(scope(), { ...query, q: 'north-1' })).toMatchObject([{ id: world.north.carId, stockNumber: 'north-1' }])
    expect(await bookableCars(scope(), { ...query, q: 'north-2' })).toEqual([])
    expect(await bookableCars(scope(), { ...query, locationId: world.south.locationId, q: '' })).toBeNull()
    expect(await siteForBooking(scope(), { organisationId: world.north.organisationId, locationId: world.north.locationId })).toBe(
      world.north.siteId,
    )
  })
})

describe('undoing a change of a booking (ENQ-24)', () => {
  it('undoing a move moves the booking back without a notification', async () => {
    const booking = await booked()
    const moved = await move(booking.id, '2026-06-04T10:00')
    const before = await queued()
    expect(moved.ok && (await undo(booking.id, moved.booking.revision))).toMatchObject({
      ok: true,
      booking: { startsAt: booking.startsAt, endsAt: booking.endsAt, freeAt: booking.freeAt, state: 'confirmed', revision: 2 },
    })
    expect(await queued()).toBe(before)
  })

  it('undoing a cancellation restores the visit with its seat and notifies again; it is refused if the car is taken', async () => {
    const booking = await booked({ carId: world.north.carId })
    const cancel = async () => changeBookingState(scope(), { id: booking.id, to: 'cancelled', ...by })
    const cancelled = await cancel()
    await connect(world.urls.platform, (client) => client.query("update outbox set status = 'delivered', attempts = 1"))
    const before = await queued()
    expect(cancelled.ok && (await undo(booking.id, cancelled.booking.revision))).toMatchObject({
      ok: true,
      booking: { state: 'confirmed' },
    })
    expect(await queued()).toBe(before + 1)
    const again = await cancel()
    await booked({ carId: world.north.carId })
    expect(again.ok && (await undo(booking.id, again.booking.revision))).toMatchObject({ ok: false, reason: 'carBusy' })
  })

  it('undoing a change of a booking works for a few minutes and for the last change only', async () => {
    const booking = await booked()
    const moved = await move(booking.id, '2026-06-04T10:00')
    expect(await undo(booking.id, 0)).toMatchObject({ message: /Someone has changed/ })
    expect(moved.ok && (await undo(booking.id, moved.booking.revision, later(6 * 60_000)))).toMatchObject({ message: /too late/ })
    expect(
      await undoBookingChange(world.db.forOrganisation(world.south.organisationId), { ...by, id: booking.id, expectedRevision: 1 }),
    ).toMatchObject({ reason: 'notFound' })
  })
})

it('the booking calendar counts the visits of today in the location’s time zone, and the requests that wait for an answer (ENQ-24)', async () => {
  await offer({ confirmation: 'byPerson', noticeHours: 0, capacity: 3 })
  await booked()
  await booked({ local: '2026-06-02T11:00' })
  const places = await bookingLocations(scope(), { siteIds: null, now })
  expect(places).toEqual([
    {
      id: world.north.locationId,
      organisationId: world.north.organisationId,
      name: 'north Location',
      timeZone: 'Australia/Sydney',
      kinds: ['testDrive'],
      today: 1,
      waiting: 2,
    },
  ])
})

it('the booking calendar previews the slots of new settings, and lists bookings outside them (API-14)', async () => {
  const booking = await booked()
  const effect = async (changes: Partial<BookingSettings>) =>
    settingsEffect(scope(), {
      locationId: world.north.locationId,
      kind: 'testDrive',
      settings: { ...testDriveSettings, ...changes },
      siteIds: null,
      now,
    })
  const same = await effect({})
  expect(same?.outside).toEqual([])
  expect(same?.slots.map(({ local }) => local)).not.toContain('2026-06-03T09:00')
  const later = await effect({ week: [{ weekday: 3, from: '10:00', until: '12:00' }] })
  expect(later?.outside).toMatchObject([{ booking: { id: booking.id }, why: 'It is outside the available times.' }])
  expect((await effect({ minutes: 3 }))?.problems.minutes).toBeDefined()
  expect((await bookingWithHistory(scope(), booking.id, null))?.booking.state).toBe('confirmed')
})
