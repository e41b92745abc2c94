import { isLive, liveStates } from '@forecourt/rules/entities/reservationStates'
import { withoutPart } from '@forecourt/rules/reservations/PaymentStanding'
import { requestGivenUp } from '@forecourt/rules/reservations/requestMoney'
import { depositWithIntent } from '@forecourt/rules/reservations/reservationMoney'
import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type Payment, storeStanding, toPayment } from './Payment'
import type { Reservation } from './Reservation'
import { lockRequest, storeRequestMoney } from './requests/storeRequestMoney'
import { lockReservation, stepReservation, theSystem } from './stepReservation'

export type DueReservation = Pick<Reservation, 'organisationId' | 'id'>

/** Overdue reservations: unpaid holds and expired reservations (CHK-05). */
export const overdueReservations = (db: Database, now: string, limit: number): Promise<DueReservation[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<DueReservation[]>`
      select organisation_id as "organisationId", id from reservations
      where (state = 'holding' and held_until <= ${new Date(now)})
        or (state in ('reserved', 'authorised', 'charged') and reserved_until <= ${new Date(now)})
      limit ${limit}`,
  )

/** Ends an overdue reservation, unless it changed meanwhile (CHK-05). */
export const endOverdue = (db: Database, { organisationId, id }: DueReservation, now: string): Promise<Reservation | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const reservation = await lockReservation(tx, organisationId, id)
    if (!reservation || !isLive(reservation.state)) return null
    const { state, heldUntil, reservedUntil } = reservation
    if (state === 'holding') return heldUntil <= now ? stepReservation(tx, reservation, 'lapse', { actor: theSystem, now }) : null
    return reservedUntil !== null && reservedUntil <= now ? stepReservation(tx, reservation, 'expire', { actor: theSystem, now }) : null
  })

/** A payment with a pending operation at the provider. */
export interface DuePayment {
  readonly payment: Payment
  /** Idempotency key for the provider: the same on every attempt. */
  readonly key: string
}

const idempotencyKey = ({ id, reservationId, intent, refundNumber, decidedPartsCents, failedPartialRefunds }: Payment): string => {
  const owner = reservationId === null ? `payment:${id}` : `reservation:${reservationId}`
  if (intent === 'capture') return `${owner}:capture`
  if (intent === 'giveBackPart') return `${owner}:part:${decidedPartsCents}:${failedPartialRefunds}`
  return `${owner}:refund${refundNumber > 1 ? `:${refundNumber}` : ''}`
}

/** Backoff after failed operations at a provider. Milliseconds. */
const backoffMs = [60_000, 300_000, 900_000, 3_600_000, 6 * 3_600_000]
/** Attempts over two days; then a user has to act. */
const maxTries = 12

/** Leases a payment whose operation at the provider is due: close, capture or refund. */
export const claimIntent = (db: Database, now: string): Promise<DuePayment | null> =>
  db.platform.transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ organisationId: string; id: string; attempts: number }[]>`
      select organisation_id as "organisationId", id, attempts from payments
      where intent is not null and intent_at <= ${new Date(now)} order by intent_at limit 1 for update skip locked`
    if (!due) return null
    const delayMs = backoffMs[Math.min(due.attempts, backoffMs.length - 1)] ?? 0
    const row = await tx.payment.update({
      where: { organisationId_id: { organisationId: due.organisationId, id: due.id } },
      data: { attempts: { increment: 1 }, intentAt: new Date(Date.parse(now) + delayMs) },
    })
    const payment = toPayment(row)
    return { payment, key: idempotencyKey(payment) }
  })

/** Leases a payment that is to be checked against the provider. */
export const claimCheck = (db: Database, now: string): Promise<Payment | null> =>
  db.platform.transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ organisationId: string; id: string }[]>`
      select organisation_id as "organisationId", id from payments
      where check_at <= ${new Date(now)} order by check_at limit 1 for update skip locked`
    if (!due) return null
    const row = await tx.payment.update({
      where: { organisationId_id: due },
      data: { checkAt: new Date(Date.parse(now) + checkLease) },
    })
    return toPayment(row)
  })
const checkLease = 120_000

/** Drops the pending operation of a payment whose page was never opened. */
export const dropIntent = (db: Database, { organisationId, id }: Payment): Promise<unknown> =>
  db.platform.transaction((tx) =>
    tx.payment.updateMany({ where: { organisationId, id, sessionId: null }, data: { intent: null, intentAt: null } }),
  )

/** Drops a partial refund that the provider never accepted: the dealer keeps the money. */
const dropPart = async (tx: Transaction, reservation: Reservation, now: string) => {
  const { organisationId, id } = reservation
  const before = toPayment(await tx.payment.findFirstOrThrow({ where: { organisationId, reservationId: id } }))
  const after = withoutPart(before)
  await storeStanding(tx, before, depositWithIntent({ state: reservation.state, payment: after }), now)
  return stepReservation(tx, reservation, 'partFailed', {
    actor: theSystem,
    now,
    partCents: before.decidedPartsCents - after.decidedPartsCents,
  })
}

/**
 * Stores a failed operation at a provider. After two days without success it isn't retried until a user does so; a failed refund also changes
 * the reservation or request and queues an email.
 */
export const storeFailedIntent = (
  db: Database,
  { organisationId, id, reservationId, requestId, intent, attempts }: Payment,
  error: string,
  now: string,
): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const note = error.slice(0, 500)
    const where = { organisationId, id, intent }
    if (attempts < maxTries) return tx.payment.updateMany({ where, data: { lastError: note } })
    // Lock order: the car, its reservation, its payment.
    const reservation = reservationId === null ? null : await lockReservation(tx, organisationId, reservationId)
    const locked = requestId === null ? null : await lockRequest(tx, organisationId, requestId)
    // Answered or retried meanwhile, so it has not failed.
    const { count } = await tx.payment.updateMany({ where: { ...where, attempts }, data: { lastError: note, intentAt: null } })
    if (count === 0) return null
    if (locked) await storeRequestMoney(tx, locked, requestGivenUp(locked.money, id), now)
    if (reservation && intent === 'giveBackPart') return dropPart(tx, reservation, now)
    return reservation && intent === 'giveBack' ? stepReservation(tx, reservation, 'returnFailed', { actor: theSystem, now, note }) : null
  })

const unsettled = [...liveStates, 'open', 'paid', 'refund_pending', 'refund_failed', 'disputed']
/** How long a bank may reject an accepted refund. Milliseconds. */
const refundMs = 40 * 86_400_000

/**
 * Finds payments without a scheduled check, every night: of reservations and requests, with a page, and unsettled or recently refunded.
 * Schedules a check for them.
 */
export const reconcilePayments = (db: Database, now: string): Promise<number> =>
  db.platform.transaction(
    (tx) => tx.$executeRaw`
      with owners as (
        select organisation_id, id as reservation_id, null as request_id, state, changed_at from reservations
        union all select organisation_id, null, id, state, changed_at from payment_requests
      )
      update payments payment set check_at = ${new Date(now)}
      from owners owner
      where owner.organisation_id = payment.organisation_id
        and (owner.reservation_id = payment.reservation_id or owner.request_id = payment.request_id)
        and payment.session_id is not null and payment.check_at is null
        and (not payment.page_closed or payment.money in ('authorised', 'charged', 'returning') or owner.state = any(${unsettled})
          or (payment.money = 'returned' and owner.changed_at > ${new Date(Date.parse(now) - refundMs)}))`,
  )
