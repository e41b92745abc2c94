import type { ReservationState } from '@forecourt/rules/entities/reservationStates'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { extendedEnd, extensionRefusal } from '@forecourt/rules/reservations/extendReservation'
import { heldCents, newStanding } from '@forecourt/rules/reservations/PaymentStanding'
import {
  type DeskAction,
  deskActions,
  deskActionTexts,
  isSubscriptionMark,
  markedField,
  type SubscriptionMark,
} from '@forecourt/rules/subscriptions/subscriptionSteps'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { conversationOfRecord } from '../conversationOfRecord'
import type { Scope } from '../createDatabase'
import { carNumbers } from '../stock/list/carNumbers'
import type { Transaction } from '../Transaction'
import { findPayersConversation } from './findPayersConversation'
import type { ListedReservation } from './listReservations'
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

export interface ReservationPage extends ListedReservation {
  readonly siteName: string
  /** The customer's conversation; null if there is none within the user's sites. */
  readonly conversationId: string | null
  /** Current state of the car; null if it was deleted. */
  readonly car: { readonly slug: string; readonly status: string } | null
  readonly payment:
    | (Pick<
        Payment,
        'collect' | 'money' | 'dispute' | 'paidWith' | 'captureBefore' | 'intent' | 'lastError' | 'refundedPartsCents' | 'decidedPartsCents'
      > & {
        readonly account: string
        readonly provider: string
        /** What the dealership may keep of the deposit. */
        readonly heldCents: number
        /** URL of the test bank's page of the payment; null for another provider. */
        readonly testPage: string | null
      })
    | null
  readonly notes: readonly ReservationNote[]
  readonly actions: readonly DeskAction[]
}

interface ActionQuery {
  readonly reservation: Reservation
  readonly payment: Payment | null
  readonly now: string
}

/** Staff actions possible now. A reservation that can't be extended by even a day offers no extension. */
const possibleActions = ({ reservation, payment, now }: ActionQuery): DeskAction[] => {
  const { reservedUntil } = reservation
  const { money, captureBefore } = payment ?? { money: 'none' as const, captureBefore: null }
  const mayExtend =
    reservedUntil !== null && extensionRefusal({ reservedUntil, money, captureBefore }, extendedEnd(reservedUntil, 1), now) === null
  return deskActions({ ...reservation, payment: payment ?? newStanding }).filter((action) => action !== 'extend' || mayExtend)
}

/** The conversation that staff chose when they reserved the car; null for a reservation by a shopper. */
const findChosenConversation = async (
  tx: Transaction,
  { organisationId, id, amountCents }: Pick<Reservation, 'organisationId' | 'id' | 'amountCents'>,
  siteIds: readonly string[] | null,
): Promise<string | null> => {
  if (amountCents > 0) return null
  return conversationOfRecord(tx, { organisationId, record: { reservationId: id }, siteIds })
}

interface PageQuery {
  readonly id: string
  /** Limits it to reservations of these sites; null for all of the scope. */
  readonly siteIds: readonly string[] | null
  /** ISO in UTC. */
  readonly now: string
}

/** All data of a reservation in the console; null if the scope and the sites have none. */
export const reservationPage = (scope: Scope, { id, siteIds, now }: PageQuery): Promise<ReservationPage | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.reservation.findFirst({ where: { id, ...(siteIds && { siteId: { in: [...siteIds] } }) } })
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
      carNumber: (await carNumbers(tx, [row]))(row),
      siteName: site?.name ?? '',
      conversationId: (await findChosenConversation(tx, row, siteIds)) ?? (await findPayersConversation(tx, row, siteIds)),
      car,
      payment: payment && {
        ...{ collect: payment.collect, money: payment.money, dispute: payment.dispute, paidWith: payment.paidWith },
        ...{ captureBefore: payment.captureBefore, intent: payment.intent, lastError: payment.lastError },
        ...{ refundedPartsCents: payment.refundedPartsCents, decidedPartsCents: payment.decidedPartsCents, heldCents: heldCents(payment) },
        ...{ account: account?.name ?? '', provider: account?.provider ?? '' },
        testPage: account?.provider === 'testBank' ? payment.pageAddress : null,
      },
      notes: events.map(({ event, toState, at, actorName, note }) => ({
        ...{ event, to: toState as ReservationState, at: at.toISOString(), by: actorName, note },
      })),
      actions: possibleActions({ reservation, payment, now }),
    }
  })

/** A partial refund as decided by staff. */
export interface PartialRefund {
  readonly cents: number
  /** What the dealership kept when they decided: a repeated or outdated request finds another amount, and is refused. */
  readonly heldCents: number
}

export interface StaffAct {
  readonly id: string
  readonly action: DeskAction
  readonly note: string
  /** The new end of an extension; ISO in UTC. */
  readonly until?: string
  /** The amount of a partial refund. */
  readonly part?: PartialRefund
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

/** Why a part can't be refunded; null if it can. */
export const partRefusal = (part: PartialRefund | undefined, heldNow: number | null): string | null => {
  if (!part || heldNow === null) return 'Enter the amount to refund.'
  if (part.heldCents !== heldNow) return 'The payment changed in the meantime. Check what is left of it, and try again.'
  return part.cents > heldNow ? `You hold ${formatMoney(heldNow)} of it. Enter at most this amount.` : null
}

const invalid = (message: string): StaffActResult => ({ ok: false, reason: 'invalid', message })

const changedMeanwhile = invalid('This is no longer possible: the reservation changed in the meantime.')

/** Stores what staff checked or returned for a subscription, with its history; null if it is stored already. */
const markSubscription = async (
  tx: Transaction,
  reservation: Reservation,
  { mark, actor, note, now }: Pick<StaffAct, 'actor' | 'note' | 'now'> & { readonly mark: SubscriptionMark },
): Promise<Reservation | null> => {
  const { organisationId, id, state } = reservation
  const field = markedField[mark]
  const { count } = await tx.reservation.updateMany({
    where: { organisationId, id, [field]: null },
    data: { [field]: new Date(now), changedAt: new Date(now) },
  })
  if (count === 0) return null
  await tx.reservationEvent.create({
    data: {
      ...{ organisationId, reservationId: id, event: mark, fromState: state, toState: state, note },
      ...{ at: new Date(now), actorId: actor.userId, actorName: actor.name },
    },
  })
  return { ...reservation, [field]: now }
}

/** Performs a staff action on a reservation inside a transaction, with history and audit entries (CHK-02, CHK-04). */
export const actOnReservationIn = async (
  tx: Transaction,
  { id, action, note, until, part, actor, siteIds = null, now }: StaffAct,
): Promise<StaffActResult> => {
  const found = await tx.reservation.findFirst({
    where: { id, ...(siteIds && { siteId: { in: [...siteIds] } }) },
    select: { organisationId: true },
  })
  const reservation = found && (await lockReservation(tx, found.organisationId, id))
  if (!reservation) return { ok: false, reason: 'notFound' }
  const row = await tx.payment.findFirst({ where: { organisationId: reservation.organisationId, reservationId: id } })
  const payment = row && toPayment(row)
  const { reservedUntil } = reservation
  if (action === 'extend' && reservedUntil !== null) {
    const { money, captureBefore } = payment ?? { money: 'none' as const, captureBefore: null }
    const refusal = extensionRefusal({ reservedUntil, money, captureBefore }, until ?? '', now)
    if (refusal !== null) return invalid(refusal)
  }
  if (action === 'refundPart') {
    const refusal = partRefusal(part, payment && heldCents(payment))
    if (refusal !== null) return invalid(refusal)
  }
  const stepOptions = {
    actor: { ...actor, by: 'staff' as const },
    now,
    note,
    ...(action === 'extend' && { until }),
    ...(action === 'refundPart' && { partCents: part?.cents }),
  }
  const act = () =>
    isSubscriptionMark(action)
      ? markSubscription(tx, reservation, { mark: action, actor, note, now })
      : stepReservation(tx, reservation, action, stepOptions)
  const after = possibleActions({ reservation, payment, now }).includes(action) ? await act() : null
  if (!after) return changedMeanwhile
  const { done } = deskActionTexts(action, reservation)
  await appendAudit(tx, {
    ...{ organisationId: reservation.organisationId, siteId: reservation.siteId, actor, action: `reservation.${action}`, target: id },
    summary: `${done} ${reservation.carName}, ${reservation.reference}${part ? `: ${formatMoney(part.cents)}` : ''}`,
    detail: {
      state: { before: reservation.state, after: after.state },
      ...(action === 'extend' && { reservedUntil: { before: reservedUntil, after: after.reservedUntil } }),
    },
  })
  return { ok: true }
}

/** Performs a staff action on a reservation (CHK-02, CHK-04). */
export const actOnReservation = (scope: Scope, act: StaffAct): Promise<StaffActResult> =>
  scope.transaction((tx) => actOnReservationIn(tx, act))
