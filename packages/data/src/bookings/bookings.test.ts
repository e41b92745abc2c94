import { type BookingSettings, defaultBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '../audit/listAudit'
import { connect } from '../migrate/connect'
import { listOutbox } from '../outbox/listOutbox'
import { loadSiteData } from '../pages/loadSiteData'
import { buildActor as actor } from '../testing/buildWorld'
import { meetAtTable } from '../testing/meetAtTable'
import { liveSite } from '../testing/siteDraft'
import { bookTestDrive, offerTestDrives, testDriveRequest } from '../testing/testDrives'
import { useWorld } from '../testing/useWorld'
import { type BookingRequest, book } from './book'
import { getBookingSettings, saveBookingSettings } from './bookingSettings'
import { cancelBooking, changeBookingState, moveBooking } from './changeBookingState'
import { blockTime, listBookings, unblockTime } from './listBookings'
import { listSlots } from './listSlots'

const world = useWorld()
// A Monday, 9 in the morning in Sydney.
const now = '2026-06-01T23:00:00.000Z'
const scope = () => world.db.forOrganisation(world.north.organisationId)

let revision = 0
const offer = async (changes: Partial<BookingSettings> = {}) => {
  revision = await offerTestDrives(scope(), world.north.locationId, changes)
}
const request = (changes: Partial<BookingRequest> = {}) => testDriveRequest(world.north, changes)
const booked = (changes: Partial<BookingRequest> = {}) => bookTestDrive(scope(), request(changes))
const free = async (carId: string | null = null) => {
  const [location] = await listSlots(scope(), world.north.organisationId, {
    kind: 'testDrive',
    locationIds: [world.north.locationId],
    carId,
    from: '2026-06-03',
    days: 1,
    now,
  })
  return location?.slots.map(({ local }) => local.slice(11)) ?? null
}
const all = { siteIds: null, from: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z' }

beforeEach(async () => {
  await connect(world.urls.platform, (client) => client.query('delete from bookings; delete from outbox'))
  await offer()
})

describe('booking settings of a location', () => {
  it('booking settings of a location start with the defaults, and are refused if invalid, stale or of another organisation', async () => {
    expect((await getBookingSettings(scope(), world.north.locationId, null))?.kinds.service).toEqual({
      settings: defaultBookingSettings.service,
      revision: 0,
    })
    const edit = { locationId: world.north.locationId, kind: 'testDrive', siteIds: null, actor } as const
    const settings = { ...defaultBookingSettings.testDrive, enabled: true }
    expect(await saveBookingSettings(scope(), { ...edit, settings, expectedRevision: revision - 1 })).toMatchObject({ reason: 'conflict' })
    expect(
      await saveBookingSettings(scope(), { ...edit, settings: { ...settings, capacity: 0 }, expectedRevision: revision }),
    ).toMatchObject({ reason: 'invalid', problems: { capacity: expect.any(String) } })
    expect(
      await saveBookingSettings(world.db.forOrganisation(world.south.organisationId), { ...edit, settings, expectedRevision: 0 }),
    ).toEqual({ ok: false, reason: 'notFound' })
  })
})

it('pages know the days for visits of each location whose settings were saved, with or without online booking (API-14)', async () => {
  const weekdays = defaultBookingSettings.testDrive.week.filter(({ weekday }) => weekday !== 6)
  const load = async () => loadSiteData(world.db, await liveSite(world.db, world.north.siteId), now)
  await offer({ enabled: false, week: weekdays })
  const { bookings, visitTimes } = await load()
  expect(bookings).toEqual([])
  expect(visitTimes).toEqual([
    { locationId: world.north.locationId, kind: 'testDrive', week: weekdays, blackouts: [], closedOnHolidays: true },
  ])
  await offer({ enabled: false, week: [] })
  expect((await load()).visitTimes).toEqual([])
})

describe('availability for bookings (API-14)', () => {
  it('availability for bookings is empty while bookings are off, and for another organisation', async () => {
    await offer({ enabled: false })
    expect(await free()).toBeNull()
    expect(await book(scope(), request())).toMatchObject({ reason: 'off' })
    await offer()
    const south = world.db.forOrganisation(world.south.organisationId)
    const query = { kind: 'testDrive', locationIds: [world.north.locationId], now } as const
    expect(await listSlots(south, world.south.organisationId, query)).toEqual([])
    expect(await book(south, request())).toEqual({ ok: false, reason: 'notFound' })
  })

  it('availability for bookings excludes booked times, and blocked times until they are unblocked', async () => {
    await booked()
    expect(await free()).toEqual(['09:30', '10:00', '10:30', '11:00', '11:30'])
    const time = { locationId: world.north.locationId, kind: null, carId: null, reason: 'Lunch', siteIds: null, actor }
    const [startsAt, endsAt] = ['2026-06-02T23:00:00.000Z', '2026-06-03T00:30:00.000Z']
    const blocked = await blockTime(scope(), { ...time, startsAt, endsAt, idempotencyKey: 'lunch' })
    const again = await blockTime(scope(), { ...time, startsAt, endsAt, idempotencyKey: 'lunch' })
    expect(blocked).toMatchObject({ ok: true, booked: [{ name: 'Ana' }] })
    expect(again).toEqual(blocked)
    expect(await free()).toEqual(['10:30', '11:00', '11:30'])
    if (blocked.ok) await unblockTime(scope(), { id: blocked.block.id, siteIds: null, actor })
    expect(await free()).toHaveLength(5)
    expect(await blockTime(scope(), { ...time, startsAt: endsAt, endsAt: startsAt, idempotencyKey: 'b' })).toMatchObject({
      reason: 'invalid',
    })
  })

  it('availability for bookings excludes a time that has more bookings than a lowered capacity allows', async () => {
    await offer({ capacity: 3 })
    for (const _ of [1, 2, 3]) await booked()
    await offer({ capacity: 2 })
    expect((await free())?.[0]).toBe('09:30')
    expect(await book(scope(), request())).toMatchObject({ reason: 'taken' })
  })
})

describe('booking a time slot (ENQ-24)', () => {
  it('booking a time slot is confirmed at once or by staff, stored once per key, notified and audited', async () => {
    const first = await book(scope(), request({ idempotencyKey: 'same' }))
    expect(first).toMatchObject({ ok: true, duplicate: false, booking: { state: 'confirmed', seat: 1, revision: 0 } })
    expect(await book(scope(), request({ idempotencyKey: 'same' }))).toMatchObject({ ok: true, duplicate: true })
    await offer({ confirmation: 'byPerson' })
    expect(await booked({ local: '2026-06-03T10:00' })).toMatchObject({ state: 'requested', startsAt: '2026-06-03T00:00:00.000Z' })
    expect((await listBookings(scope(), all)).bookings).toHaveLength(2)
    const { rows } = await listOutbox(scope(), { page: 1, perPage: 9 })
    expect(rows.map(({ kind, payload }) => [kind, payload.bookingNews]).toSorted()).toEqual([
      ['booking.shopper', 'confirmed'],
      ['booking.shopper', 'requested'],
    ])
    expect((await listAudit(scope(), { page: 1, perPage: 5, filter: { action: 'booking.create' } })).rows[0]?.summary).toBe(
      'Booked a test drive at north Location',
    )
  })

  it.each([
    { name: 'a time that is not offered', changes: { local: '2026-06-03T09:10' }, reason: 'taken' },
    { name: 'an invalid time', changes: { local: 'soon' }, reason: 'taken' },
    { name: 'a time within the notice period', changes: { local: '2026-06-02T10:00' }, reason: 'taken' },
    { name: 'no name', changes: { name: ' ' }, reason: 'invalid' },
    { name: 'a message that is too long', changes: { details: { message: 'x'.repeat(7000) } }, reason: 'invalid' },
    { name: 'an unknown location', changes: { locationId: 'nowhere' }, reason: 'notFound' },
    { name: 'a car of another organisation', changes: { carId: 'south-car' }, reason: 'notFound' },
    { name: 'a draft car', changes: { carId: 'north-car-draft' }, reason: 'off' },
  ])('booking a time slot refuses $name', async ({ changes, reason }) => {
    expect(await book(scope(), request(changes))).toMatchObject({ ok: false, reason })
    expect((await listBookings(scope(), all)).bookings).toEqual([])
  })

  it('booking a time slot refuses a car excluded by the settings, and the sixth visit of one shopper', async () => {
    await offer({ exceptCars: ['north-1'], capacity: 9 })
    expect(await book(scope(), request({ carId: world.north.carId }))).toMatchObject({ reason: 'off' })
    for (const _ of [1, 2, 3, 4, 5]) await booked({ email: 'Ana@example.com' })
    expect(await book(scope(), request({ email: 'ana@EXAMPLE.com' }))).toMatchObject({ reason: 'tooMany' })
  })

  it.each([
    {
      name: 'one email address',
      person: (at: number) => ({ email: at % 2 ? 'Ana@example.com' : 'ana@EXAMPLE.com', phone: `+6141234567${at % 10}` }),
    },
    { name: 'one phone', person: (at: number) => ({ email: `ana-${at}@example.com`, phone: '+61412345678' }) },
    // Locked in a fixed order.
    { name: 'one email address and phone', person: () => ({ email: 'ana@example.com', phone: '+61412345678' }) },
  ])('booking a time slot allows five visits for $name when 20 requests for several days arrive at once', async ({ person }) => {
    await offer({ capacity: 9 })
    const results = await meetAtTable(
      world,
      'bookings',
      Array.from({ length: 20 }, (_, at) => () => book(scope(), request({ ...person(at), local: `2026-06-0${3 + (at % 3)}T10:00` }))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(5)
    expect(results.filter((result) => !result.ok && result.reason === 'tooMany')).toHaveLength(15)
  })

  it('booking a time slot gives each seat once when many shoppers book at once', async () => {
    await offer({ capacity: 3 })
    const results = await meetAtTable(
      world,
      'bookings',
      Array.from({ length: 20 }, () => () => book(scope(), request())),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    expect(results.filter((result) => !result.ok).every((result) => !result.ok && result.reason === 'taken')).toBe(true)
    expect((await listBookings(scope(), all)).bookings.map(({ seat }) => seat)).toEqual([1, 2, 3])
  })

  it('booking a time slot gives a car to one driver at a time even if seats are free, and stores one booking per key', async () => {
    await offer({ capacity: 9 })
    const results = await meetAtTable(
      world,
      'bookings',
      Array.from({ length: 12 }, () => () => book(scope(), request({ carId: world.north.carId }))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await free(world.north.carId)).not.toContain('09:00')
    expect(await free()).toContain('09:00')
    const same = await meetAtTable(
      world,
      'bookings',
      Array.from({ length: 8 }, () => () => book(scope(), request({ idempotencyKey: 'double click', local: '2026-06-03T11:00' }))),
    )
    expect(same.every(({ ok }) => ok)).toBe(true)
    expect((await listBookings(scope(), all)).bookings).toHaveLength(2)
  })

  it('booking a time slot lets staff overbook a time, but not a car', async () => {
    const byDealer = { minutes: 20, reason: 'A regular' }
    await booked({ carId: world.north.carId })
    expect(await book(scope(), request({ byDealer: { minutes: 20 }, local: '2026-06-03T09:05' }))).toMatchObject({ reason: 'taken' })
    expect(await booked({ byDealer, local: '2026-06-03T09:05' })).toMatchObject({ seat: 2, endsAt: '2026-06-02T23:25:00.000Z' })
    expect(await book(scope(), request({ byDealer, local: '2026-06-03T09:05', carId: world.north.carId }))).toMatchObject({
      reason: 'carBusy',
    })
    expect(await book(scope(), request({ byDealer, local: '2026-06-03T25:00' }))).toMatchObject({ reason: 'invalid' })
  })
})

describe('the constraints of the database', () => {
  const insert = (id: string, changes: { seat?: number; car?: string | null; starts?: string; ends?: string; state?: string }) =>
    connect(world.urls.platform, (client) =>
      client.query(
        `insert into bookings (organisation_id, id, location_id, kind, state, starts_at, ends_at, free_at, seat, car_id, name, idempotency_key)
         values ($1, $2, $3, 'testDrive', $4, $5, $6, $6, $7, $8, 'Ana', $2)`,
        [
          world.north.organisationId,
          id,
          world.north.locationId,
          changes.state ?? 'confirmed',
          changes.starts ?? '2026-06-03T00:00:00Z',
          changes.ends ?? '2026-06-03T00:30:00Z',
          changes.seat ?? 1,
          changes.car ?? null,
        ],
      ),
    )

  it('the constraints of the database refuse a seat or a car in overlapping times, and allow adjacent and cancelled bookings', async () => {
    const car = world.north.carId
    await insert('one', { car })
    await expect(insert('two', {})).rejects.toMatchObject({ code: '23P01', constraint: 'bookings_seat_excl' })
    await expect(insert('three', { starts: '2026-06-03T00:10:00Z', ends: '2026-06-03T00:40:00Z' })).rejects.toMatchObject({ code: '23P01' })
    await expect(insert('four', { seat: 2, car, starts: '2026-06-03T00:29:00Z', ends: '2026-06-03T00:40:00Z' })).rejects.toMatchObject({
      code: '23P01',
      constraint: 'bookings_car_excl',
    })
    await insert('five', { car, starts: '2026-06-03T00:30:00Z', ends: '2026-06-03T01:00:00Z' })
    await insert('six', { car, state: 'cancelled' })
    await expect(insert('seven', { seat: 0 })).rejects.toMatchObject({ code: '23514' })
  })
})

describe('moving and ending (ENQ-24)', () => {
  const byShopper = { by: 'shopper', actor, siteIds: null, now } as const

  it('a booking moves to another time once, with the next revision and a notification', async () => {
    const { id } = await booked({ carId: world.north.carId })
    const move = { ...byShopper, id, local: '2026-06-03T09:30', dealer: () => ['sales@example.com'] }
    expect(await moveBooking(scope(), move)).toMatchObject({
      ok: true,
      booking: { revision: 1, startsAt: '2026-06-02T23:30:00.000Z', state: 'confirmed' },
    })
    expect(await moveBooking(scope(), move)).toMatchObject({ ok: true, booking: { revision: 1 } })
    expect((await free(world.north.carId))?.[0]).toBe('09:00')
    const { rows } = await listOutbox(scope(), { page: 1, perPage: 9 })
    expect(rows.map(({ kind, payload }) => [kind, payload.bookingNews, payload.bookingRevision]).toSorted()).toEqual([
      ['booking.dealer', 'moved', 1],
      ['booking.shopper', 'confirmed', 0],
      ['booking.shopper', 'moved', 1],
    ])
  })

  it('a booking needs a new confirmation if staff confirm bookings, and refuses a taken or unoffered time or a visit that has begun', async () => {
    await offer({ confirmation: 'byPerson' })
    const { id } = await booked()
    await changeBookingState(scope(), { ...byShopper, by: 'dealer', id, to: 'confirmed' })
    await booked({ local: '2026-06-03T10:00' })
    expect(await moveBooking(scope(), { ...byShopper, id, local: '2026-06-03T10:00' })).toMatchObject({ reason: 'taken' })
    expect(await moveBooking(scope(), { ...byShopper, id, local: '2026-06-03T20:00' })).toMatchObject({ reason: 'taken' })
    expect(await moveBooking(scope(), { ...byShopper, id, local: '2026-06-03T11:00' })).toMatchObject({
      booking: { state: 'requested', revision: 2 },
    })
    expect(await moveBooking(scope(), { ...byShopper, id, local: '2026-06-04T11:00', now: '2026-06-03T01:00:00.000Z' })).toMatchObject({
      reason: 'over',
    })
  })

  it('only one of two bookings of a car is moved to the same time at once', async () => {
    await offer({ capacity: 9 })
    const carId = world.north.carId
    const both = [await booked({ carId }), await booked({ carId, local: '2026-06-03T09:30' })]
    const moves = await meetAtTable(
      world,
      'bookings',
      both.map(
        ({ id }) =>
          () =>
            moveBooking(scope(), { ...byShopper, by: 'dealer', id, local: '2026-06-03T11:00' }),
      ),
    )
    expect(moves.map((move) => (move.ok ? 'moved' : move.reason)).toSorted()).toEqual(['carBusy', 'moved'])
  })

  it('a booking is cancelled once, which frees its seat and car; it can’t be moved after that, nor changed by another organisation', async () => {
    const { id } = await booked({ carId: world.north.carId })
    expect(await changeBookingState(scope(), { ...byShopper, by: 'dealer', id, to: 'completed' })).toMatchObject({ reason: 'over' })
    expect(await cancelBooking(scope(), { ...byShopper, id, reason: 'Rain' })).toMatchObject({
      booking: { state: 'cancelled', revision: 1, details: { reason: 'Rain' } },
    })
    expect(await cancelBooking(scope(), { ...byShopper, id })).toMatchObject({ booking: { revision: 1 } })
    expect((await free(world.north.carId))?.[0]).toBe('09:00')
    expect(await moveBooking(scope(), { ...byShopper, id, local: '2026-06-03T10:00' })).toMatchObject({ reason: 'over' })
    const otherScope = world.db.forOrganisation(world.south.organisationId)
    expect(await cancelBooking(otherScope, { ...byShopper, id })).toEqual({ ok: false, reason: 'notFound' })
    expect(await moveBooking(otherScope, { ...byShopper, id, local: '2026-06-03T10:00' })).toEqual({ ok: false, reason: 'notFound' })
  })
})
