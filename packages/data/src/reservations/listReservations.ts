import { staffStates } from '@forecourt/rules/entities/reservationStates'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import { withCarNumbers } from '../stock/list/carNumbers'
import { type MoneyRecord, recordsToCheck } from './failedRefunds'
import { type Reservation, toReservation } from './Reservation'

/** A reservation by id; null if the scope has none. */
export const readReservation = (scope: Scope, id: string): Promise<Reservation | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.reservation.findFirst({ where: { id } })
    return row && toReservation(row)
  })

const ofSites = (siteIds: readonly string[] | null) => (siteIds === null ? {} : { siteId: { in: [...siteIds] } })

export interface ListedReservation extends Reservation {
  /** What tells the car apart from others of its name; null if it is the only one. */
  readonly carNumber: string | null
}

/** Reservations, latest first. Filters: q (reference, car, name, email, phone), state, carId. */
export const listReservations = (
  scope: Scope,
  query: ListQuery,
  siteIds: readonly string[] | null = null,
): Promise<ListResult<ListedReservation>> => {
  const { text, texts } = parseFilter(query.filter)
  const { limit, offset } = listPage(query)
  const [q, states, carId] = [text('q'), texts('state'), text('carId')]
  const has = (field: string) => ({ [field]: { contains: q ?? '', mode: 'insensitive' as const } })
  const where: Prisma.ReservationWhereInput = {
    ...ofSites(siteIds),
    ...(states && { state: { in: states } }),
    ...(carId && { carId }),
    ...(q && { OR: ['reference', 'carName', 'name', 'lastName', 'email', 'phone'].map(has) }),
  }
  return scope.transaction(async (tx) => {
    const rows = await tx.reservation.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: limit, skip: offset })
    return { rows: await withCarNumbers(tx, rows.map(toReservation)), total: await tx.reservation.count({ where }) }
  })
}

interface ReservationFigures {
  /** Active reservations. */
  readonly live: number
  /** Reservations and payment requests that need a user: failed refunds or disputes. */
  readonly waiting: number
  /** The one that waits longest. */
  readonly first: MoneyRecord | null
}

/** Number of active reservations, and of those that need a user: failed refunds or disputes (CHK-02). */
export const reservationFigures = (scope: Scope, siteIds: readonly string[] | null = null): Promise<ReservationFigures> =>
  scope.transaction(async (tx) => {
    const sites = siteIds === null ? Prisma.sql`true` : Prisma.sql`site_id = any(${[...siteIds]})`
    const waiting = await tx.$queryRaw<MoneyRecord[]>`
      select list, id from (${recordsToCheck(staffStates)}) waiting where ${sites} order by changed_at, id`
    return {
      live: await tx.reservation.count({ where: { ...ofSites(siteIds), state: { in: ['reserved', 'authorised', 'charged'] } } }),
      waiting: waiting.length,
      first: waiting[0] ?? null,
    }
  })
