import { type PaymentFacts, partNews, withFacts } from '@forecourt/rules/reservations/PaymentStanding'
import { requestWithFacts } from '@forecourt/rules/reservations/requestMoney'
import { depositEvent, depositWithIntent, nextCheck } from '@forecourt/rules/reservations/reservationMoney'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { type Payment, storeStanding, toPayment } from './Payment'
import type { Reservation } from './Reservation'
import { lockRequest, storeRequestMoney } from './requests/storeRequestMoney'
import { lockReservation, stepReservation, theSystem } from './stepReservation'

/** Safety limit: the state machine needs at most four steps. */
const maxSteps = 6

type PaymentId = Pick<Payment, 'organisationId' | 'id'>

/** Locks a payment; its reservation or request must be locked before. */
const lockPayment = async (tx: Transaction, { organisationId, id }: PaymentId) => {
  await tx.$queryRaw`select 1 from payments where organisation_id = ${organisationId} and id = ${id} for update`
  return tx.payment.findUniqueOrThrow({ where: { organisationId_id: { organisationId, id } } })
}

const applyFactsToReservation = async (tx: Transaction, payment: Payment, reservation: Reservation, facts: PaymentFacts, now: string) => {
  let [current, known] = [reservation, withFacts(payment, facts)]
  await storeStanding(tx, payment, known, now)
  const partChange = partNews(payment, known)
  if (partChange) {
    const event = partChange.part === 'returned' ? 'partReturned' : 'partFailed'
    current = (await stepReservation(tx, current, event, { actor: theSystem, now, partCents: partChange.cents })) ?? current
    known = toPayment(await lockPayment(tx, payment))
  }
  for (let steps = 0; steps < maxSteps; steps++) {
    const event = depositEvent({ ...current, payment: known })
    const after: Reservation | null =
      event && (await stepReservation(tx, current, event, { actor: theSystem, now, captureBefore: facts.captureBefore }))
    if (!after) break
    current = after
    known = toPayment(await lockPayment(tx, payment))
  }
  await storeStanding(tx, known, depositWithIntent({ state: current.state, payment: known }), now)
}

/**
 * Applies a provider's facts about a payment (CHK-02). Idempotent and independent of their order: facts older than applied ones are
 * ignored. A pending operation that the facts show as done is dropped.
 */
export const applyPaymentFacts = (
  scope: Scope,
  { organisationId, id }: PaymentId,
  facts: PaymentFacts,
  now: string,
  /** When the provider was queried; later webhooks still need a check. */
  requestedAt: string = now,
): Promise<Payment | null> =>
  scope.transaction(async (tx) => {
    const key = { organisationId_id: { organisationId, id } }
    const known = await tx.payment.findUnique({ where: key })
    if (!known) return null
    const { reservationId, requestId } = known
    // Lock order: the car, its reservation, its payment; or the payments of a request, then the request.
    const reservation = reservationId === null ? null : await lockReservation(tx, organisationId, reservationId)
    const request = requestId === null ? null : await lockRequest(tx, organisationId, requestId)
    const locked = await lockPayment(tx, { organisationId, id })
    if (locked.checkedAt !== null && locked.checkedAt.toISOString() > requestedAt) return toPayment(locked)
    if (reservation) await applyFactsToReservation(tx, toPayment(locked), reservation, facts, now)
    if (request) await storeRequestMoney(tx, request, requestWithFacts(request.money, id, facts), now)
    await tx.paymentNotice.updateMany({
      where: { organisationId, paymentId: id, settledAt: null, receivedAt: { lt: new Date(requestedAt) } },
      data: { settledAt: new Date(now) },
    })
    const hasNewNotices = (await tx.paymentNotice.count({ where: { organisationId, paymentId: id, settledAt: null } })) > 0
    const after = toPayment(await tx.payment.findUniqueOrThrow({ where: key }))
    const checkAt = hasNewNotices ? now : nextCheck(after, { pageUntil: after.pageUntil, now })
    await tx.payment.update({
      where: key,
      data: {
        ...{ paidWith: facts.paidWith || locked.paidWith, providerRef: facts.ref },
        captureBefore: facts.captureBefore === null ? null : new Date(facts.captureBefore),
        ...{ checkedAt: new Date(requestedAt), checkAt: checkAt === null ? null : new Date(checkAt) },
      },
    })
    return after
  })
