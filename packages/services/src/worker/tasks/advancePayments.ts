import { reconcilePayments as reconcile } from '@forecourt/data/reservations/duePayments'
import type { WorkerContext } from '../createWorkerContext'
import { paymentWorks } from '../paymentWorks'
import { sendTestNotices as send } from '../sendTestNotices'
import type { Task } from '../Task'

/** Expires holds and reservations, executes payment actions, and reconciles with providers, in a lane each (CHK-02, CHK-05). */
export const advancePayments: Task<Pick<WorkerContext, 'db' | 'providers' | 'now' | 'log'>> = {
  name: 'advancePayments',
  schedule: { everySeconds: 1, lanes: paymentWorks.length },
  run: async (context, { lane = 0 }) => paymentWorks[lane]?.(context.db, context),
}

/** Sends the webhooks of the test bank. It acts as a third party: a slow receiver must not delay deposits. */
export const sendTestNotices: Task<Pick<WorkerContext, 'db' | 'originTemplate' | 'shopperSecret' | 'now' | 'log'>> = {
  name: 'sendTestNotices',
  schedule: { everySeconds: 1 },
  run: ({ db, originTemplate, shopperSecret, now, log }) => send(db, { originTemplate, secret: shopperSecret, now, log }),
}

/** Schedules checks of open payments that have none scheduled (CHK-05). */
export const reconcilePayments: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'reconcilePayments',
  schedule: { cron: '37 3 * * *' },
  run: ({ db, now }) => reconcile(db, now()),
}
