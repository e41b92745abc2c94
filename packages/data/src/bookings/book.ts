import { type Booking, type BookingDetails, type BookingKind, bookingHeldUntil } from '@forecourt/rules/bookings/Booking'
import type { BookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import type { Slot } from '@forecourt/rules/bookings/openSlots'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Car } from '../generated/client'
import type { LocationsOf, OwnedLocation } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { bookingPlace, storedBookingSettings } from './bookingPlace'
import { carTaken, retriedOnDeadlock, slotTaken } from './bookingRules'
import { staffRefusal } from './by-staff/staffTimes'
import { chosenSlot, visitAt } from './listSlots'
import { toBooking } from './loadBooking'
import { type BookedVisit, freeSeats, isCarHeld, mostSeats, waitForTurn } from './lockBooking'
import { notifyOfBooking } from './notifyOfBooking'

/** How many visits to come somebody may have booked at a dealer by themselves. */
const mostHeldBookings = 5

export interface BookingRequest {
  readonly kind: BookingKind
  readonly locationId: string
  /** Local to the place, `YYYY-MM-DDTHH:MM`. */
  readonly local: string
  /** Null for a service, and for a drive in whichever car. */
  readonly carId: string | null
  /** What the car is called, where it is none of ours. */
  readonly carName?: string | null
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly details?: BookingDetails
  /** Whether the email address is known to be theirs. */
  readonly isProven?: boolean
  /** In the name of which site they are written to; null: not at all. */
  readonly siteId: string | null
  /** Made up by who books, for one booking: sent twice, it is booked once. */
  readonly idempotencyKey: string
  /** The instant, ISO in UTC. */
  readonly now: string
  /** Which locations may be booked; null for all of the scope. */
  readonly siteIds: LocationsOf
  readonly actor: Actor
  /**
   * Booked by people of the dealer: confirmed, at any time, also past the notice; of these minutes, where that isn't as usual. Beyond
   * what usually fits only for a reason; a car is still in one drive at a time.
   */
  readonly byDealer?: { readonly minutes?: number; readonly reason?: string }
}

export type BookResult =
  | { readonly ok: true; readonly booking: Booking; readonly duplicate: boolean }
  | { readonly ok: false; readonly reason: 'notFound' }
  /** The location takes no bookings of the kind, or none of this car. */
  | { readonly ok: false; readonly reason: 'off'; readonly message: string }
  | { readonly ok: false; readonly reason: 'taken' | 'carBusy' | 'invalid' | 'tooMany'; readonly message: string }

const longest = { name: 120, lastName: 120, email: 254, phone: 40, local: 16, carName: 200, idempotencyKey: 300 }
const longestDetails = 6000

const requestProblem = (request: BookingRequest): string | null => {
  if (request.name.trim() === '') return 'Please say who comes.'
  for (const [field, most] of Object.entries(longest))
    if ((request[field as keyof typeof longest] ?? '').length > most) return `The ${field} is longer than ${most} characters.`
  if (JSON.stringify(request.details ?? {}).length > longestDetails) return 'That is too much text for one booking.'
  return null
}

const instants = (slot: Slot) => ({
  startsAt: new Date(slot.startsAt).toISOString(),
  endsAt: new Date(slot.endsAt).toISOString(),
  freeAt: new Date(slot.freeAt).toISOString(),
})

const carProblem = (car: Pick<Car, 'status' | 'locationId' | 'stockNumber'>, { exceptCars }: BookingSettings, locationId: string) => {
  if (!isInStock({ status: car.status as 'in_stock' }) || exceptCars.includes(car.stockNumber)) return 'This car can’t be booked online.'
  return car.locationId === locationId ? null : 'This car stands at another location.'
}

/** Has those who book for one person follow each other, by address and by phone, so that what is counted of them stays so until they have booked. */
const waitForPerson = async (tx: Transaction, organisationId: string, { email, phone }: BookingRequest): Promise<void> => {
  const said = [email && `mail ${email.toLowerCase()}`, phone && `phone ${phone}`].filter(Boolean).map((one) => `${organisationId} ${one}`)
  // Always in the same order: two who lock the other way round would wait for each other.
  for (const person of said) await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`booking ${person}`}, 0))`
}

const heldBookings = async (tx: Transaction, organisationId: string, { email, phone, now }: BookingRequest): Promise<number> =>
  tx.booking.count({
    where: {
      organisationId,
      state: { in: ['requested', 'confirmed'] },
      startsAt: { gt: new Date(now) },
      OR: [...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : []), ...(phone ? [{ phone }] : [])],
    },
  })

const existing = async (tx: Transaction, organisationId: string, idempotencyKey: string): Promise<Booking | null> => {
  const row = await tx.booking.findFirst({ where: { organisationId, idempotencyKey } })
  return row && toBooking(row)
}

interface Choice {
  readonly location: OwnedLocation
  readonly settings: BookingSettings
  readonly slot: Slot
  readonly car: Car | null
}

/** What is booked, if it can be: the place, what it offers, the time and the car. */
const choiceOf = async (tx: Transaction, request: BookingRequest): Promise<Choice | Extract<BookResult, { ok: false }>> => {
  const { kind, locationId, local, carId, siteIds, byDealer } = request
  const location = await bookingPlace(tx, locationId, siteIds)
  const car = location && carId ? await tx.car.findFirst({ where: { organisationId: location.organisationId, id: carId } }) : null
  if (!location || (carId && !car)) return { ok: false, reason: 'notFound' }
  const { settings } = await storedBookingSettings(tx, location, kind)
  if (byDealer) {
    const slot = visitAt(local, { ...settings, minutes: byDealer.minutes ?? settings.minutes }, location.timeZone)
    if (!slot || slot.endsAt - slot.startsAt > 24 * 3_600_000 || slot.endsAt <= slot.startsAt)
      return { ok: false, reason: 'invalid', message: 'There is no such time on that day.' }
    await waitForTurn(tx, { organisationId: location.organisationId, locationId, kind, ...instants(slot) })
    const refusal = await staffRefusal(
      tx,
      location,
      { ...settings, minutes: (slot.endsAt - slot.startsAt) / 60_000 },
      {
        ...{ kind, carId, now: request.now },
        startsAt: slot.startsAt,
        reason: byDealer.reason ?? '',
      },
    )
    if (refusal) return refusal
    return { location, settings: { ...settings, capacity: mostSeats, confirmation: 'atOnce' }, slot, car }
  }
  const wrong = car && carProblem(car, settings, locationId)
  if (!settings.enabled || wrong) return { ok: false, reason: 'off', message: wrong ?? `${location.name} takes no bookings online.` }
  await waitForPerson(tx, location.organisationId, request)
  if ((await heldBookings(tx, location.organisationId, request)) >= mostHeldBookings)
    return {
      ok: false,
      reason: 'tooMany',
      message: `You have ${mostHeldBookings} bookings with us already. Cancel one of them, or call us.`,
    }
  const visit = visitAt(local, settings, location.timeZone)
  if (visit) await waitForTurn(tx, { organisationId: location.organisationId, locationId, kind, ...instants(visit) })
  const slot = await chosenSlot(tx, location, settings, request)
  return slot ? { location, settings, slot, car } : { ok: false, reason: 'taken', message: slotTaken }
}

/** Inserts a booking into the lowest free seat; null where all are taken, or the car is. */
const insertBooking = async (
  tx: Transaction,
  request: BookingRequest,
  { location, settings, slot, car }: Choice,
): Promise<Booking | null> => {
  const { kind, locationId, name, lastName, email, phone, details = {}, siteId, idempotencyKey, now, isProven = false, byDealer } = request
  const { organisationId } = location
  const visit: BookedVisit = { organisationId, locationId, kind, ...instants(slot) }
  const state = settings.confirmation === 'atOnce' ? 'confirmed' : 'requested'
  const heldUntil = byDealer ? null : bookingHeldUntil({ state, startsAt: visit.startsAt, email, isProven }, now)
  const [made] = await tx.$queryRaw<{ id: string }[]>`
    insert into bookings (organisation_id, location_id, kind, state, starts_at, ends_at, free_at, seat, held_until, car_id, car_name, name, last_name, email,
      phone, details, site_id, idempotency_key, created_at, updated_at)
    select ${organisationId}, ${locationId}, ${kind}, ${state}, ${new Date(slot.startsAt)}, ${new Date(slot.endsAt)}, ${new Date(slot.freeAt)},
      free.number, ${heldUntil && new Date(heldUntil)}, ${car?.id ?? null}, ${car?.name ?? request.carName ?? null}, ${name}, ${lastName}, ${email}, ${phone},
      ${JSON.stringify(details)}::jsonb, ${siteId}, ${idempotencyKey}, ${new Date(now)}, ${new Date(now)}
    from (${freeSeats(visit, settings.capacity)}) as free
    on conflict do nothing
    returning id`
  return made ? toBooking(await tx.booking.findFirstOrThrow({ where: { organisationId, id: made.id } })) : null
}

/**
 * Books inside a transaction. Somebody may take the seat between looking and writing: the database refuses the second, who tries the
 * next seat, until there is none.
 */
export const bookWithin = async (tx: Transaction, request: BookingRequest): Promise<BookResult> => {
  const problem = requestProblem(request)
  if (problem) return { ok: false, reason: 'invalid', message: problem }
  const place = await bookingPlace(tx, request.locationId, request.siteIds)
  if (!place) return { ok: false, reason: 'notFound' }
  const before = await existing(tx, place.organisationId, request.idempotencyKey)
  if (before) return { ok: true, booking: before, duplicate: true }
  const choice = await choiceOf(tx, request)
  if ('ok' in choice) {
    // While it waited, the same may have been booked by the same key.
    const meanwhile = await existing(tx, place.organisationId, request.idempotencyKey)
    return meanwhile ? { ok: true, booking: meanwhile, duplicate: true } : choice
  }
  const { location, slot, car } = choice
  const visit: BookedVisit = { organisationId: location.organisationId, locationId: location.id, kind: request.kind, ...instants(slot) }
  for (let seat = 0; seat < mostSeats; seat++) {
    const booking = await insertBooking(tx, request, choice)
    if (booking) {
      await appendAudit(tx, {
        organisationId: booking.organisationId,
        siteId: booking.siteId,
        actor: request.actor,
        action: 'booking.create',
        target: booking.id,
        summary: `Booked a ${leadForms[booking.kind].name.toLowerCase()} at ${location.name}`,
        detail: {
          ...{ startsAt: booking.startsAt, carId: booking.carId, state: booking.state },
          ...(request.byDealer?.reason && { reason: request.byDealer.reason }),
        },
      })
      return { ok: true, booking, duplicate: false }
    }
    const meanwhile = await existing(tx, location.organisationId, request.idempotencyKey)
    if (meanwhile) return { ok: true, booking: meanwhile, duplicate: true }
    if (car && (await isCarHeld(tx, visit, car.id))) return { ok: false, reason: 'carBusy', message: carTaken }
    const [free] = await tx.$queryRaw<{ number: number }[]>(freeSeats(visit, choice.settings.capacity))
    if (!free) break
  }
  return { ok: false, reason: 'taken', message: slotTaken }
}

/**
 * Books a visit (ENQ-24, API-14) and has whoever comes told: in a seat and with a car that the database holds for it. The same key
 * again gives the same booking.
 */
export const book = (scope: Scope, request: BookingRequest): Promise<BookResult> =>
  retriedOnDeadlock(() =>
    scope.transaction(async (tx) => {
      const result = await bookWithin(tx, request)
      if (result.ok && !result.duplicate) {
        const { booking } = result
        await notifyOfBooking(tx, booking, { news: booking.state === 'confirmed' ? 'confirmed' : 'requested' }, request.now)
      }
      return result
    }),
  )
