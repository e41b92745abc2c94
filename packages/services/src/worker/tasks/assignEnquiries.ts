import { watchWaitingShoppers } from '@forecourt/data/leads/inbox/watchWaitingShoppers'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Assigns enquiries in rotation and warns of overdue ones (ENT-16). */
export const assignEnquiries: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'assignEnquiries',
  schedule: { everySeconds: 2 },
  run: ({ db, now }) => watchWaitingShoppers(db, now()),
}
