import { isCancelled, isLive, liveStates, type ReservationState } from '@forecourt/rules/entities/reservationStates'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { newStanding, withPart } from '@forecourt/rules/reservations/PaymentStanding'
import { isPaidLate, reservationAfter } from '@forecourt/rules/reservations/reservationMoney'
import type { ReservationEvent } from '@forecourt/rules/reservations/reservationStep'
import type { Actor } from '../Actor'
import { refreshWait } from '../reply-waits/refreshWait'
import { changeCar } from '../stock/changeCar'
import type { Transaction } from '../Transaction'
import { storeStanding, toPayment } from './Payment'
import { notifyOfReservation, type Reservation, toReservation } from './Reservation'

/** Who acts on a reservation. */
export interface ReservationActor extends Actor {
  readonly by: 'shopper' | 'staff' | 'system'
}

export const aShopper: ReservationActor = { by: 'shopper', userId: null, name: 'The shopper' }
export const theSystem: ReservationActor = { by: 'system', userId: null, name: 'Forecourt' }

interface StepOptions {
  readonly actor: ReservationActor
  /** ISO in UTC. */
  readonly now: string
  readonly note?: string
  /** When the bank's authorisation expires; ISO in UTC. */
  readonly captureBefore?: string | null
  /** The part of the deposit that is refunded, or was, or couldn't be. */
  readonly partCents?: number
  /** New end of the reservation, for an extension; ISO in UTC. */
  readonly until?: string
}

/** Locks the car and then its reservation; always in this order, to avoid deadlocks. */
export const lockReservation = async (tx: Transaction, organisationId: string, id: string): Promise<Reservation | null> => {
  const known = await tx.reservation.findFirst({ where: { organisationId, id }, select: { carId: true } })
  if (!known) return null
  await tx.$queryRaw`select 1 from cars where organisation_id = ${organisationId} and id = ${known.carId} for update`
  await tx.$queryRaw`select 1 from reservations where organisation_id = ${organisationId} and id = ${id} for update`
  const row = await tx.reservation.findFirst({ where: { organisationId, id } })
  return row && toReservation(row)
}

/** Ends expired unpaid holds of a locked car, in the transaction that needs the car (CHK-02). */
export const lapseCarHolds = async (
  tx: Transaction,
  { organisationId, carId, now }: Pick<Reservation, 'organisationId' | 'carId'> & { now: string },
) => {
  const overdue = await tx.reservation.findMany({ where: { organisationId, carId, state: 'holding', heldUntil: { lte: new Date(now) } } })
  for (const row of overdue) await stepReservation(tx, toReservation(row), 'lapse', { actor: theSystem, now })
}

/** Whether a late payment can still have its car: no other hold, and on sale. */
const isFree = async (tx: Transaction, reservation: Reservation, now: string): Promise<boolean> => {
  const { organisationId, carId } = reservation
  await lapseCarHolds(tx, { organisationId, carId, now })
  const other = await tx.reservation.count({ where: { organisationId, carId, state: { in: [...liveStates] } } })
  const car = await tx.car.findFirst({ where: { organisationId, id: carId }, select: { status: true, reserved: true } })
  return other === 0 && car !== null && !car.reserved && (car.status === 'in_stock' || car.status === 'coming_soon')
}

/** Updates the car with its reservation: reserved while held; sold, or withdrawn for a subscription, when completed; else available. */
const updateCar = async (
  tx: Transaction,
  { organisationId, carId, subscription }: Reservation,
  states: { from: ReservationState; to: ReservationState },
  { actor, now }: StepOptions,
) => {
  const { from, to } = states
  if (from === to) return
  if (to !== 'completed' && isLive(from) === isLive(to)) return
  const car = await tx.car.findFirst({ where: { organisationId, id: carId }, select: { status: true } })
  if (car?.status !== 'in_stock' && car?.status !== 'coming_soon') return
  const changes = to === 'completed' ? { status: subscription ? ('withdrawn' as const) : ('sold' as const) } : { reserved: isLive(to) }
  await changeCar(tx, carId, { actor, changes, now, action: 'move' })
}

const earliest = (...instants: readonly (string | null | undefined)[]): Date =>
  new Date(Math.min(...instants.flatMap((instant) => (instant ? [Date.parse(instant)] : []))))

/**
 * Applies an event to a locked reservation: state, operation at the provider, history, car and notices, in the caller's transaction (CHK-02).
 * Null if the event doesn't apply to the state, such as a repeat.
 */
export const stepReservation = async (
  tx: Transaction,
  reservation: Reservation,
  requestedEvent: ReservationEvent,
  options: StepOptions,
): Promise<Reservation | null> => {
  const { organisationId, id, state: from, holdHours } = reservation
  const { actor, now, captureBefore, until, partCents } = options
  const note = [partCents === undefined ? '' : formatMoney(partCents), options.note].filter(Boolean).join('. ')
  const event: ReservationEvent = isPaidLate(from, requestedEvent) && !(await isFree(tx, reservation, now)) ? 'tooLate' : requestedEvent
  await tx.$queryRaw`select 1 from payments where organisation_id = ${organisationId} and reservation_id = ${id} for update`
  // A reservation by staff has no deposit.
  const row = await tx.payment.findFirst({ where: { organisationId, reservationId: id } })
  const payment = row && toPayment(row)
  const changedPayment = payment && event === 'refundPart' ? withPart(payment, partCents ?? 0) : (payment ?? newStanding)
  const step = changedPayment && reservationAfter({ state: from, because: reservation.because, payment: changedPayment }, event, actor.by)
  if (!step) return null
  const startsNow = isLive(step.state) && reservation.reservedUntil === null && step.state !== 'holding'
  const updated = await tx.reservation.update({
    where: { organisationId_id: { organisationId, id } },
    data: {
      state: step.state,
      because: step.because,
      changedAt: new Date(now),
      ...(until !== undefined && { reservedUntil: new Date(until) }),
      ...(startsNow && { reservedUntil: earliest(new Date(Date.parse(now) + holdHours * 3_600_000).toISOString(), captureBefore) }),
    },
  })
  await tx.reservationEvent.create({
    data: {
      ...{ organisationId, reservationId: id, event, fromState: from, toState: step.state, note },
      ...{ at: new Date(now), actorId: actor.userId, actorName: actor.name },
    },
  })
  if (payment) await storeStanding(tx, payment, step.payment, now)
  const after = toReservation(updated)
  await updateCar(tx, after, { from, to: step.state }, options)
  if (isCancelled(step.state) && !isCancelled(from)) await refreshWait(tx, { organisationId, reservationId: id })
  // The mails are about the deposit.
  if (payment) await notifyOfReservation(tx, after, event, partCents)
  return after
}
