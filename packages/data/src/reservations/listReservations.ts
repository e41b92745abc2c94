import { staffStates } from '@forecourt/rules/entities/reservationStates'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import { withCarNumbers } from '../stock/list/carNumbers'
import type { Transaction } from '../Transaction'
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

/** SQL condition: `payment` is a second payment of a paid request and could not be refunded. */
export const stuckSecondPayment = Prisma.sql`payment.request_id is not null and payment.goes_back and not payment.by_hand
  and (payment.money = 'returnFailed' or (payment.money = 'charged' and payment.intent = 'giveBack' and payment.intent_at is null))`

/** Ids of paid requests with a second payment that could not be refunded. */
const stuckSecondPayments = async (tx: Transaction): Promise<string[]> => {
  const rows = await tx.$queryRaw<{ requestId: string }[]>`
    select payment.request_id as "requestId" from payments payment where ${stuckSecondPayment}`
  return rows.map(({ requestId }) => requestId)
}

/** Number of active reservations, and of those that need a user: failed refunds or disputes (CHK-02). */
export const reservationFigures = (
  scope: Scope,
  siteIds: readonly string[] | null = null,
): Promise<{ readonly live: number; readonly waiting: number }> =>
  scope.transaction(async (tx) => ({
    live: await tx.reservation.count({ where: { ...ofSites(siteIds), state: { in: ['reserved', 'authorised', 'charged'] } } }),
    waiting:
      (await tx.reservation.count({ where: { ...ofSites(siteIds), state: { in: [...staffStates] } } })) +
      (await tx.paymentRequest.count({
        where: { ...ofSites(siteIds), OR: [{ state: { in: [...staffStates] } }, { id: { in: await stuckSecondPayments(tx) } }] },
      })),
  }))
