import type { Database } from '@forecourt/data/createDatabase'
import {
  claimCheck,
  claimIntent,
  type DuePayment,
  dropIntent,
  endOverdue,
  overdueReservations,
  storeFailedIntent,
} from '@forecourt/data/reservations/duePayments'
import { accountForPayment } from '@forecourt/data/reservations/openPayment'
import { faultKind, type Log } from '../logging/Log'
import type { PaymentProviders } from '../payments/PaymentProvider'
import { refreshPayment } from '../reservations/startPayment'

export interface PaymentWorkContext {
  readonly providers: PaymentProviders
  now(): string
  readonly log: Log
}

/** One round of work: true if there may be more. */
type PaymentWork = (db: Database, context: PaymentWorkContext) => Promise<boolean>

const errorReason = (error: unknown): string => (error instanceof Error ? error.message : 'It could not be reached.')

/** Asks the provider to close a page, capture, or refund all or a part, then stores the result. */
const executeIntent = async (db: Database, { providers, now, log }: PaymentWorkContext, { payment, key }: DuePayment): Promise<void> => {
  const { sessionId, intent, organisationId } = payment
  if (sessionId === null) {
    await dropIntent(db, payment)
    return
  }
  try {
    const account = await db.forOrganisation(organisationId).transaction((tx) => accountForPayment(tx, payment))
    const provider = providers[account.provider]
    if (intent === 'close') await provider.close(account, sessionId)
    if (intent === 'capture') await provider.capture(account, sessionId, key)
    if (intent === 'giveBackPart') await provider.refundPart(account, sessionId, { totalCents: payment.decidedPartsCents, key })
    if (intent === 'giveBack') await provider.refundOrVoid(account, sessionId, key)
    await refreshPayment(db, providers, payment, now)
  } catch (error) {
    log(`Payment ${payment.id} failed: ${faultKind(error)}`)
    await storeFailedIntent(db, payment, errorReason(error), now())
  }
}

/** Ends expired holds. Queries the provider for a late payment first, unless it is unreachable. */
const endOverdueHolds: PaymentWork = async (db, { providers, now }) => {
  const overdue = await overdueReservations(db, now(), 20)
  for (const { organisationId, id } of overdue) {
    await refreshPayment(db, providers, { organisationId, reservationId: id }, now).catch(() => null)
    await endOverdue(db, { organisationId, id }, now())
  }
  return overdue.length > 0
}

const runDueIntent: PaymentWork = async (db, context) => {
  const due = await claimIntent(db, context.now())
  if (due) await executeIntent(db, context, due)
  return due !== null
}

const checkDuePayment: PaymentWork = async (db, { providers, now, log }) => {
  const payment = await claimCheck(db, now())
  if (!payment) return false
  await refreshPayment(db, providers, payment, now).catch((error) => log(`Payment ${payment.id} failed: ${faultKind(error)}`))
  return true
}

/** Scheduled payment work in separate loops, so that refunds don't wait for a slow provider (CHK-05). */
export const paymentWorks: readonly PaymentWork[] = [endOverdueHolds, runDueIntent, checkDuePayment]
