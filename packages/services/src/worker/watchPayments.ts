import type { Database } from '@forecourt/data/createDatabase'
import {
  claimCheck,
  claimIntent,
  type DuePayment,
  endOverdue,
  forgetIntent,
  noteFailedIntent,
  overdueReservations,
} from '@forecourt/data/reservations/duePayments'
import { accountForPayment } from '@forecourt/data/reservations/openPayment'
import type { PaymentProviders } from '../payments/PaymentProvider'
import { refreshPayment } from '../reservations/startPayment'
import { sendTestNotices, type TestNoticeSending } from './sendTestNotices'
import { startLoop } from './startLoop'

export interface PaymentWatch extends TestNoticeSending {
  readonly providers: PaymentProviders
  now(): string
}

/** One round of a kind of work: true while there may be more. */
type PaymentWork = (db: Database, watch: PaymentWatch) => Promise<boolean>

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'It could not be reached.')

/** Asks a provider to close a page, to take what is kept, or to give it back; what became of it is then taken in. */
const doIntent = async (db: Database, { providers, now, log }: PaymentWatch, { payment, key }: DuePayment): Promise<void> => {
  const { sessionId, intent, organisationId } = payment
  if (sessionId === null) {
    await forgetIntent(db, payment)
    return
  }
  try {
    const account = await db.forOrganisation(organisationId).transaction((tx) => accountForPayment(tx, payment))
    const provider = providers[account.provider]
    if (intent === 'close') await provider.close(account, sessionId)
    if (intent === 'capture') await provider.capture(account, sessionId, key)
    if (intent === 'giveBack') await provider.giveBack(account, sessionId, key)
    await refreshPayment(db, providers, payment, now)
  } catch (error) {
    log(`Payment ${payment.id}: ${reasonOf(error)}`)
    await noteFailedIntent(db, payment, reasonOf(error), now())
  }
}

/** Ends what is overdue. Before a hold is let go its provider is asked whether it was paid after all; one that is away keeps nobody waiting. */
const endSome: PaymentWork = async (db, { providers, now }) => {
  const overdue = await overdueReservations(db, now(), 20)
  for (const { organisationId, id } of overdue) {
    await refreshPayment(db, providers, { organisationId, reservationId: id }, now).catch(() => null)
    await endOverdue(db, { organisationId, id }, now())
  }
  return overdue.length > 0
}

const doOne: PaymentWork = async (db, watch) => {
  const due = await claimIntent(db, watch.now())
  if (due) await doIntent(db, watch, due)
  return due !== null
}

const checkOne: PaymentWork = async (db, { providers, now, log }) => {
  const payment = await claimCheck(db, now())
  if (!payment) return false
  await refreshPayment(db, providers, payment, now).catch((error) => log(`Payment ${payment.id}: ${reasonOf(error)}`))
  return true
}

/** All that payments need by the clock, each apart: no refund waits behind holds whose provider is slow to answer (CHK-05). */
export const paymentWorks: readonly PaymentWork[] = [endSome, doOne, checkOne]

/**
 * Ends holds and reservations when their time is over, asks providers for what is to be done with the money, and compares what they know
 * with what is known here, until it is stopped (CHK-02, CHK-05).
 */
export const watchPayments = (db: Database, watch: PaymentWatch): { stop: () => Promise<void> } => {
  // The test bank is as another's: whom it tells may be slow to answer, and no deposit waits for that.
  const loops = [...paymentWorks, sendTestNotices].map((work) =>
    startLoop(
      () => work(db, watch),
      // While the database is away the runner says so.
      () => {},
      1_000,
    ),
  )
  return {
    async stop() {
      await Promise.all(loops.map((stop) => stop()))
    },
  }
}
