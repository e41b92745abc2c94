import type { ReservationState } from '@forecourt/rules/entities/reservationStates'
import { type StaffAction, staffActions, staffSteps } from '@forecourt/rules/reservations/reservationStep'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type Payment, toPayment } from './Payment'
import { type Reservation, toReservation } from './Reservation'
import { lockReservation, stepReservation } from './stepReservation'

/** An event in a reservation's history. */
export interface ReservationNote {
  readonly event: string
  readonly to: ReservationState
  readonly at: string
  readonly by: string
  readonly note: string
}

export interface ReservationPage extends Reservation {
  readonly siteName: string
  /** Current state of the car; null if it is gone. */
  readonly car: { readonly slug: string; readonly status: string } | null
  readonly payment:
    | (Pick<Payment, 'collect' | 'money' | 'dispute' | 'paidWith' | 'captureBefore' | 'intent' | 'lastError'> & {
        readonly account: string
        readonly provider: string
        /** Its test bank page, for a test bank payment; else null. */
        readonly testPage: string | null
      })
    | null
  readonly notes: readonly ReservationNote[]
  readonly actions: readonly StaffAction[]
}

/** All data of a reservation in the console; null if the scope has none. */
export const reservationPage = (scope: Scope, id: string): Promise<ReservationPage | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.reservation.findFirst({ where: { id } })
    if (!row) return null
    const { organisationId } = row
    const [site, car, stored, events] = [
      await tx.site.findFirst({ where: { organisationId, id: row.siteId }, select: { name: true } }),
      await tx.car.findFirst({ where: { organisationId, id: row.carId }, select: { slug: true, status: true } }),
      await tx.payment.findFirst({ where: { organisationId, reservationId: id } }),
      await tx.reservationEvent.findMany({ where: { organisationId, reservationId: id }, orderBy: { id: 'asc' } }),
    ]
    const account =
      stored &&
      (await tx.paymentAccount.findFirst({ where: { organisationId, id: stored.accountId }, select: { name: true, provider: true } }))
    const reservation = toReservation(row)
    const payment = stored && toPayment(stored)
    return {
      ...reservation,
      siteName: site?.name ?? '',
      car,
      payment: payment && {
        ...{ collect: payment.collect, money: payment.money, dispute: payment.dispute, paidWith: payment.paidWith },
        ...{ captureBefore: payment.captureBefore, intent: payment.intent, lastError: payment.lastError },
        ...{ account: account?.name ?? '', provider: account?.provider ?? '' },
        testPage: account?.provider === 'testBank' ? payment.pageAddress : null,
      },
      notes: events.map(({ event, toState, at, actorName, note }) => ({
        ...{ event, to: toState as ReservationState, at: at.toISOString(), by: actorName, note },
      })),
      actions: staffSteps({ state: reservation.state, dispute: payment?.dispute ?? null, gaveUp: payment?.gaveUp ?? false }),
    }
  })

export interface StaffAct {
  readonly id: string
  readonly action: StaffAction
  readonly note: string
  readonly actor: Actor
  /** Limits it to reservations of these sites; null for all of the scope. */
  readonly siteIds?: readonly string[] | null
  /** ISO in UTC. */
  readonly now: string
}

export type StaffActResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly message: string }

/** Performs a staff action on a reservation inside a transaction, with history and audit entries (CHK-02, CHK-04). */
export const actOnReservationIn = async (
  tx: Transaction,
  { id, action, note, actor, siteIds = null, now }: StaffAct,
): Promise<StaffActResult> => {
  const known = await tx.reservation.findFirst({
    where: { id, ...(siteIds && { siteId: { in: [...siteIds] } }) },
    select: { organisationId: true },
  })
  const reservation = known && (await lockReservation(tx, known.organisationId, id))
  if (!reservation) return { ok: false, reason: 'notFound' }
  const payment = await tx.payment.findFirst({ where: { organisationId: reservation.organisationId, reservationId: id } })
  const { dispute, gaveUp } = payment ? toPayment(payment) : { dispute: null, gaveUp: false }
  const standing = { state: reservation.state, dispute, gaveUp }
  const after = staffSteps(standing).includes(action)
    ? await stepReservation(tx, reservation, action, { actor: { ...actor, by: 'staff' }, now, note })
    : null
  if (!after) return { ok: false, reason: 'invalid', message: 'This is no longer possible: the reservation changed in the meantime.' }
  await appendAudit(tx, {
    ...{ organisationId: reservation.organisationId, siteId: reservation.siteId, actor, action: `reservation.${action}`, target: id },
    summary: `${staffActions[action].done} ${reservation.carName}, ${reservation.reference}`,
    detail: { state: { before: reservation.state, after: after.state } },
  })
  return { ok: true }
}

/** Performs a staff action on a reservation (CHK-02, CHK-04). */
export const actOnReservation = (scope: Scope, act: StaffAct): Promise<StaffActResult> =>
  scope.transaction((tx) => actOnReservationIn(tx, act))
