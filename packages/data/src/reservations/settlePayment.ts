import { moneyEvent } from '@forecourt/rules/reservations/moneyEvent'
import type { PaymentFacts } from '@forecourt/rules/reservations/paymentMoney'
import type { Scope } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { nextCheck } from './nextCheck'
import { type Payment, toPayment } from './Payment'
import type { Reservation } from './Reservation'
import { settleRequest } from './requests/settleRequest'
import { lockReservation, stepReservation, theSystem } from './stepReservation'

/** More never follow from one another: what is asked of the machine comes to rest within four. */
const mostSteps = 6

const settleReservation = async (tx: Transaction, reservation: Reservation, facts: PaymentFacts, now: string): Promise<Reservation> => {
  let at = reservation
  for (let steps = 0; steps < mostSteps; steps++) {
    const event = moneyEvent(at, facts)
    const after = event && (await stepReservation(tx, at, event, { actor: theSystem, now, captureBefore: facts.captureBefore }))
    if (!after) return at
    at = after
  }
  return at
}

/** Whether what is to be asked of the provider has happened. */
const isAnswered = ({ intent }: Payment, { money, page }: PaymentFacts): boolean => {
  if (intent === 'close') return page === 'closed'
  if (intent === 'capture') return money !== 'authorised'
  return intent === 'giveBack' && ['letGo', 'returning', 'returned', 'returnFailed'].includes(money)
}

/**
 * Takes in what a provider knows of a payment, as far as it is news (CHK-02): however often, late or out of order it is told, the
 * same follows. What was to be asked of the provider and has happened is asked no more.
 */
export const settlePayment = (
  scope: Scope,
  { organisationId, id }: Pick<Payment, 'organisationId' | 'id'>,
  told: PaymentFacts,
  now: string,
  /** When the provider was asked: what it told since is still to be asked about. */
  askedAt: string = now,
): Promise<Payment | null> =>
  scope.transaction(async (tx) => {
    const known = await tx.payment.findFirst({ where: { organisationId, id } })
    if (!known) return null
    const { reservationId, requestId } = known
    // In the order of every lock: the car, its reservation, its payment.
    const reservation = reservationId === null ? null : await lockReservation(tx, organisationId, reservationId)
    await tx.$queryRaw`select 1 from payments where organisation_id = ${organisationId} and id = ${id} for update`
    const locked = await tx.payment.findUniqueOrThrow({ where: { organisationId_id: { organisationId, id } } })
    // A refund that a person tries again has not failed yet, though the one before it did.
    const isTriedAgain = told.money === 'returnFailed' && told.failedReturns < locked.refundNumber
    const facts: PaymentFacts = isTriedAgain ? { ...told, money: 'charged' } : told
    const row = await tx.payment.update({
      where: { organisationId_id: { organisationId, id } },
      data: {
        ...{ money: facts.money, dispute: facts.dispute, paidWith: facts.paidWith || known.paidWith, providerRef: facts.ref },
        ...{ captureBefore: facts.captureBefore === null ? null : new Date(facts.captureBefore), checkedAt: new Date(now) },
      },
    })
    if (reservation) await settleReservation(tx, reservation, facts, now)
    if (requestId !== null) await settleRequest(tx, toPayment(row), now)
    const after = toPayment(await tx.payment.findUniqueOrThrow({ where: { organisationId_id: { organisationId, id } } }))
    const isDone = isAnswered(after, facts)
    await tx.paymentNotice.updateMany({
      where: { organisationId, paymentId: id, settledAt: null, receivedAt: { lt: new Date(askedAt) } },
      data: { settledAt: new Date(now) },
    })
    const isNews = (await tx.paymentNotice.count({ where: { organisationId, paymentId: id, settledAt: null } })) > 0
    const checkAt = isNews ? now : nextCheck(after, facts, now)
    await tx.payment.update({
      where: { organisationId_id: { organisationId, id } },
      data: {
        checkAt: checkAt === null ? null : new Date(checkAt),
        ...(isDone && { intent: null, intentAt: null, attempts: 0, lastError: null }),
      },
    })
    return { ...after, intent: isDone ? null : after.intent }
  })
