import type { Booking, BookingKind } from '@forecourt/rules/bookings/Booking'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { BookingBlock } from '../generated/client'
import { type LocationsOf, locationsOfSites } from '../organisations/listLocations'
import { bookingPlace } from './bookingPlace'
import { toBooking } from './loadBooking'

/** A time at which nobody can be booked. Instants ISO in UTC. */
export interface BlockedTime {
  readonly id: string
  readonly organisationId: string
  readonly locationId: string
  /** Null for every kind. */
  readonly kind: BookingKind | null
  /** Where only one car can't be driven then. */
  readonly carId: string | null
  readonly startsAt: string
  readonly endsAt: string
  readonly reason: string
  readonly createdBy: string
}

interface TimeToBlock {
  readonly locationId: string
  readonly kind: BookingKind | null
  readonly carId: string | null
  readonly startsAt: string
  readonly endsAt: string
  readonly reason: string
  /** Made up by who blocks, for one block: sent twice, it is blocked once. */
  readonly idempotencyKey: string
  readonly siteIds: LocationsOf
  readonly actor: Actor
}

type BlockTimeResult =
  /** What is booked in it already stays, to be moved by people. */
  | { readonly ok: true; readonly block: BlockedTime; readonly booked: readonly Booking[] }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly message: string }

const longestReason = 200
const longestMs = 366 * 86_400_000

const toBlockedTime = ({ idempotencyKey: _, createdAt: __, ...row }: BookingBlock): BlockedTime => ({
  ...row,
  kind: row.kind as BookingKind | null,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
})

/** Keeps a time of a location free of bookings to come (API-14). */
export const blockTime = (scope: Scope, time: TimeToBlock): Promise<BlockTimeResult> =>
  scope.transaction(async (tx) => {
    const { locationId, kind, carId, reason, idempotencyKey, siteIds, actor } = time
    const location = await bookingPlace(tx, locationId, siteIds)
    const car = location && carId ? await tx.car.findFirst({ where: { organisationId: location.organisationId, id: carId } }) : null
    if (!location || (carId && !car)) return { ok: false, reason: 'notFound' }
    const [from, until] = [Date.parse(time.startsAt), Date.parse(time.endsAt)]
    if (!(from < until) || until - from > longestMs)
      return { ok: false, reason: 'invalid', message: 'A blocked time needs a beginning and a later end, at most a year later.' }
    if (reason.length > longestReason)
      return { ok: false, reason: 'invalid', message: `The reason has at most ${longestReason} characters.` }
    const { organisationId } = location
    const [startsAt, endsAt] = [new Date(from), new Date(until)]
    const { count } = await tx.bookingBlock.createMany({
      data: [{ organisationId, locationId, kind, carId, startsAt, endsAt, reason, idempotencyKey, createdBy: actor.name }],
      skipDuplicates: true,
    })
    const block = await tx.bookingBlock.findFirst({ where: { organisationId, idempotencyKey } })
    if (!block) return { ok: false, reason: 'notFound' }
    if (count > 0)
      await appendAudit(tx, {
        organisationId,
        actor,
        action: 'booking.block',
        target: block.id,
        summary: `Blocked a time for bookings at ${location.name}`,
        detail: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), reason },
      })
    const booked = await tx.booking.findMany({
      where: {
        organisationId,
        locationId,
        kind: kind ?? undefined,
        carId: carId ?? undefined,
        state: { in: ['requested', 'confirmed'] },
        startsAt: { lt: endsAt },
        endsAt: { gt: startsAt },
      },
      orderBy: [{ startsAt: 'asc' }, { seat: 'asc' }],
    })
    return { ok: true, block: toBlockedTime(block), booked: booked.map(toBooking) }
  })

/** Opens a blocked time again, whether or not it still was. */
export const unblockTime = (
  scope: Scope,
  { id, siteIds, actor }: { readonly id: string; readonly siteIds: LocationsOf; readonly actor: Actor },
): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'notFound' }> =>
  scope.transaction(async (tx) => {
    const block = await tx.bookingBlock.findFirst({ where: { id } })
    const location = block && (await bookingPlace(tx, block.locationId, siteIds))
    if (!block || !location) return { ok: false, reason: 'notFound' }
    await tx.bookingBlock.deleteMany({ where: { organisationId: block.organisationId, id } })
    await appendAudit(tx, {
      organisationId: block.organisationId,
      actor,
      action: 'booking.unblock',
      target: id,
      summary: `Opened a blocked time again at ${location.name}`,
    })
    return { ok: true }
  })

export interface BookingsQuery {
  /** All of the scope where left out. */
  readonly locationId?: string
  readonly kind?: BookingKind
  /** Instants, ISO in UTC: what overlaps the time between. */
  readonly from: string
  readonly until: string
  readonly siteIds: LocationsOf
}

const maxRows = 10_000

/** What is booked and blocked from an instant to another, earliest first. */
export const listBookings = (
  scope: Scope,
  { locationId, kind, from, until, siteIds }: BookingsQuery,
): Promise<{ readonly bookings: Booking[]; readonly blocks: BlockedTime[] }> =>
  scope.transaction(async (tx) => {
    const locations = await tx.location.findMany({
      where: { AND: [await locationsOfSites(tx, siteIds), { id: locationId }] },
      select: { id: true },
    })
    const within = {
      locationId: { in: locations.map(({ id }) => id) },
      startsAt: { lt: new Date(until) },
      endsAt: { gt: new Date(from) },
    }
    const bookings = await tx.booking.findMany({
      where: { ...within, kind },
      orderBy: [{ startsAt: 'asc' }, { seat: 'asc' }],
      take: maxRows,
    })
    const blocks = await tx.bookingBlock.findMany({
      where: { ...within, ...(kind && { OR: [{ kind: null }, { kind }] }) },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: maxRows,
    })
    return { bookings: bookings.map(toBooking), blocks: blocks.map(toBlockedTime) }
  })
