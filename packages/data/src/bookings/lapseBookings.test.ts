import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../migrate/connect'
import { listOutbox } from '../outbox/listOutbox'
import { buildActor as actor } from '../testing/buildWorld'
import { bookTestDrive, offerTestDrives, testDriveRequest } from '../testing/testDrives'
import { useWorld } from '../testing/useWorld'
import { type BookingRequest, book } from './book'
import { bookingLocations } from './by-staff/bookingLocations'
import { bookingWithHistory } from './by-staff/bookingWithHistory'
import { undoBookingChange } from './by-staff/undoBookingChange'
import { changeBookingState, moveBooking } from './changeBookingState'
import { confirmHold, lapseBookings } from './lapseBookings'

const world = useWorld()
/** A Monday; the visit is nine days later. */
const now = '2026-06-01T23:00:00.000Z'
const local = '2026-06-10T09:00'
const [stillHeld, holdEnded] = ['2026-06-04T22:59:59.000Z', '2026-06-04T23:00:00.000Z']
const scope = () => world.db.forOrganisation(world.north.organisationId)
const request = (changes: Partial<BookingRequest> = {}) => testDriveRequest(world.north, { local, now, ...changes })
const requested = (changes: Partial<BookingRequest> = {}) => bookTestDrive(scope(), request(changes))
const readBooking = async (id: string) => {
  const story = await bookingWithHistory(scope(), id, null)
  if (!story) throw new Error('There is no such booking')
  return story
}
const bookingState = async (id: string) => (await readBooking(id)).booking.state
const byDealer = { by: 'dealer', actor, siteIds: null, now: holdEnded } as const
const byShopper = { ...byDealer, by: 'shopper' } as const
const lapsed = async (changes: Partial<BookingRequest> = {}) => {
  const made = await requested(changes)
  expect(await lapseBookings(world.db, holdEnded)).toBe(1)
  return made
}

beforeEach(async () => {
  await connect(world.urls.platform, (client) => client.query('delete from bookings; delete from outbox'))
  await offerTestDrives(scope(), world.north.locationId, { confirmation: 'byPerson' })
})

describe('a booking request without an answer or a confirmation from its email (ENQ-24)', () => {
  it('a booking request without an answer or a confirmation from its email holds its seat and car for three days, then lapses, and still waits for an answer', async () => {
    const { id } = await requested()
    expect(await lapseBookings(world.db, stillHeld)).toBe(0)
    expect(await book(scope(), request({ now: stillHeld }))).toMatchObject({ ok: false, reason: 'taken' })
    const many = await Promise.all(Array.from({ length: 4 }, () => lapseBookings(world.db, holdEnded)))
    expect(many.toSorted()).toEqual([0, 0, 0, 1])
    expect(await bookingState(id)).toBe('lapsed')
    expect((await readBooking(id)).events.map(({ text }) => text)).toContain(
      'Released the time of a request: it was neither answered nor confirmed from its email',
    )
    expect(await book(scope(), request({ now: holdEnded }))).toMatchObject({ ok: true, booking: { state: 'requested' } })
    const [location] = (await bookingLocations(scope(), { siteIds: null, now: holdEnded })).filter(
      ({ id }) => id === world.north.locationId,
    )
    expect(location).toMatchObject({ waiting: 2 })
  })

  it.each([
    {
      name: 'confirmed by the dealer',
      answer: (id: string) => changeBookingState(scope(), { id, to: 'confirmed', ...byDealer, now }),
      state: 'confirmed',
    },
    {
      name: 'moved by the dealer',
      answer: (id: string) => moveBooking(scope(), { id, local: '2026-06-11T09:00', ...byDealer, now }),
      state: 'requested',
    },
    {
      name: 'confirmed from its email',
      answer: (id: string) => confirmHold(scope(), world.north.organisationId, id, now),
      state: 'requested',
    },
    // A move doesn't extend the hold; otherwise an unverified shopper could hold one time after another.
    {
      name: 'moved by its link',
      answer: (id: string) => moveBooking(scope(), { id, local: '2026-06-11T09:00', ...byShopper, now }),
      state: 'lapsed',
    },
  ])('a booking request that was $name is $state after three days', async ({ answer, state }) => {
    const { id } = await requested()
    await answer(id)
    await lapseBookings(world.db, holdEnded)
    expect(await bookingState(id)).toBe(state)
  })

  it('a booking request without an answer or a confirmation from its email doesn’t lapse once the visit has begun', async () => {
    const { id } = await requested({ local: '2026-06-03T09:00' })
    expect(await lapseBookings(world.db, holdEnded)).toBe(0)
    expect(await bookingState(id)).toBe('requested')
  })

  it('a lapsed booking request can be confirmed if its time is free; otherwise a message reports that it is taken', async () => {
    const first = await lapsed()
    const second = await requested({ now: holdEnded })
    const confirm = () => changeBookingState(scope(), { id: first.id, to: 'confirmed', ...byDealer })
    expect(await confirm()).toEqual({
      ok: false,
      reason: 'taken',
      message: 'The hold on this time has ended and it is now taken. Move the booking to a free time, or cancel it.',
    })
    expect(await bookingState(first.id)).toBe('lapsed')
    await changeBookingState(scope(), { id: second.id, to: 'cancelled', ...byDealer })
    expect(await confirm()).toMatchObject({ ok: true, booking: { state: 'confirmed', seat: 1 } })
    // Undone, it holds no time again.
    await undoBookingChange(scope(), { id: first.id, expectedRevision: 1, actor, siteIds: null, now: holdEnded })
    expect(await bookingState(first.id)).toBe('lapsed')
  })

  it('a lapsed booking request can’t be confirmed if its car is booked at the time, even if a seat is free', async () => {
    await offerTestDrives(scope(), world.north.locationId, { confirmation: 'byPerson', capacity: 2 })
    const carId = await world.db.platform.transaction(async (tx) => {
      const car = await tx.car.findFirstOrThrow({
        where: { organisationId: world.north.organisationId, locationId: world.north.locationId },
      })
      return car.id
    })
    const { id } = await lapsed({ carId })
    await requested({ carId, now: holdEnded })
    expect(await changeBookingState(scope(), { id, to: 'confirmed', ...byDealer })).toMatchObject({ ok: false, reason: 'carBusy' })
  })

  it('a lapsed booking request can be moved by the dealer, also to its own time, and by a shopper who confirmed from the email', async () => {
    const { id } = await lapsed()
    const shopperMoves = () => moveBooking(scope(), { id, local, ...byShopper })
    expect(await shopperMoves()).toMatchObject({ ok: false, reason: 'over' })
    await confirmHold(scope(), world.north.organisationId, id, now)
    expect(await bookingState(id)).toBe('lapsed')
    expect(await shopperMoves()).toMatchObject({ ok: true, booking: { state: 'requested', heldUntil: null } })
    expect(await book(scope(), request({ now: holdEnded }))).toMatchObject({ ok: false, reason: 'taken' })
    const other = await lapsedAt('2026-06-12T09:00')
    expect(await moveBooking(scope(), { id: other, local: '2026-06-12T09:00', ...byDealer })).toMatchObject({
      ok: true,
      booking: { state: 'requested', heldUntil: null },
    })
    await undoBookingChange(scope(), { id: other, expectedRevision: 1, actor, siteIds: null, now: holdEnded })
    expect(await bookingState(other)).toBe('lapsed')
  })
})

const lapsedAt = async (when: string) => (await lapsed({ local: when })).id

describe('a booking confirmed at once for an unverified email address (ENQ-24)', () => {
  const [inTwelveHours, justBefore] = ['2026-06-02T11:00:00.000Z', '2026-06-02T10:59:59.000Z']
  const sentKinds = async (id: string) => {
    const { rows } = await listOutbox(scope(), { page: 1, perPage: 50 })
    return rows.filter(({ payload }) => payload.bookingId === id).map(({ payload }) => payload.bookingNews)
  }
  beforeEach(() => offerTestDrives(scope(), world.north.locationId, { confirmation: 'atOnce' }))

  it('a booking confirmed at once for an unverified email address holds its seat for twelve hours, then lapses and notifies the shopper', async () => {
    const { id, state, heldUntil } = await requested()
    expect({ state, heldUntil }).toEqual({ state: 'confirmed', heldUntil: inTwelveHours })
    expect(await lapseBookings(world.db, justBefore)).toBe(0)
    expect(await book(scope(), request({ now: justBefore }))).toMatchObject({ ok: false, reason: 'taken' })
    const many = await Promise.all(Array.from({ length: 4 }, () => lapseBookings(world.db, inTwelveHours)))
    expect(many.toSorted()).toEqual([0, 0, 0, 1])
    expect(await bookingState(id)).toBe('lapsed')
    expect((await readBooking(id)).events.map(({ text }) => text)).toContain(
      'Released the time of a booking: it was not confirmed from its email',
    )
    expect((await sentKinds(id)).toSorted()).toEqual(['confirmed', 'lapsed'])
    expect(await book(scope(), request({ now: inTwelveHours }))).toMatchObject({ ok: true, booking: { state: 'confirmed' } })
  })

  it('a calendar that a stranger filled with bookings of invented names is free again once they lapse', async () => {
    const days = ['2026-06-09', '2026-06-10', '2026-06-11']
    const times = days.flatMap((day) => ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map((time) => `${day}T${time}`))
    for (const time of times) await requested({ local: time })
    expect(await lapseBookings(world.db, inTwelveHours)).toBe(times.length)
    for (const time of times) expect(await book(scope(), request({ local: time, now: inTwelveHours }))).toMatchObject({ ok: true })
  })

  it.each([
    {
      name: 'confirmed from its email',
      changes: {},
      confirm: (id: string) => confirmHold(scope(), world.north.organisationId, id, now),
      news: 2,
    },
    {
      name: 'confirmed by the dealer',
      changes: {},
      confirm: (id: string) => changeBookingState(scope(), { id, to: 'confirmed', ...byDealer, now }),
      news: 2,
    },
    {
      name: 'moved by the dealer',
      changes: {},
      confirm: (id: string) => moveBooking(scope(), { id, local: '2026-06-11T09:00', ...byDealer, now }),
      news: 2,
    },
    { name: 'booked by a shopper signed in with the address', changes: { isVerified: true }, confirm: async () => {}, news: 1 },
    { name: 'booked with a phone number only', changes: { email: '', phone: '+61491570156' }, confirm: async () => {}, news: 0 },
    { name: 'booked by the dealer', changes: { byDealer: {} }, confirm: async () => {}, news: 1 },
  ])('a booking confirmed at once for an unverified email address stays confirmed if it was $name', async ({ changes, confirm, news }) => {
    const { id } = await requested(changes)
    await confirm(id)
    expect(await lapseBookings(world.db, holdEnded)).toBe(0)
    expect((await readBooking(id)).booking).toMatchObject({ state: 'confirmed', heldUntil: null })
    // Confirmed again, it sends nothing again.
    await confirmHold(scope(), world.north.organisationId, id, now)
    expect(await sentKinds(id)).toHaveLength(news)
  })

  it('a booking confirmed at once for an unverified email address keeps its time to confirm when it is moved by its link, shortened for a sooner visit', async () => {
    const { id } = await requested()
    const moved = (to: string) => moveBooking(scope(), { id, local: to, ...byShopper, now })
    expect(await moved('2026-06-11T09:00')).toMatchObject({ ok: true, booking: { state: 'confirmed', heldUntil: inTwelveHours } })
    // Two hours ahead: the hold lasts half of that.
    await offerTestDrives(scope(), world.north.locationId, { confirmation: 'atOnce', noticeHours: 0 })
    expect(await moved('2026-06-02T11:00')).toMatchObject({ ok: true, booking: { heldUntil: '2026-06-02T00:00:00.000Z' } })
  })

  it('a booking confirmed at once for an unverified email address can be moved by its shopper after it lapsed only once the shopper confirmed from the email', async () => {
    const { id } = await requested()
    await lapseBookings(world.db, inTwelveHours)
    const again = () => moveBooking(scope(), { id, local, ...byShopper })
    expect(await again()).toMatchObject({ ok: false, reason: 'over' })
    await confirmHold(scope(), world.north.organisationId, id, inTwelveHours)
    expect(await again()).toMatchObject({ ok: true, booking: { state: 'confirmed', heldUntil: null } })
  })
})
