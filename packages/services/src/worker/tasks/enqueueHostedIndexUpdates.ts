import { enqueueHostedIndexUpdates as enqueue } from '@forecourt/data/stock/search/enqueueHostedIndexUpdates'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Enqueues updates of hosted search indexes for changed cars of one organisation or of all. The outbox delivers them. */
export const enqueueHostedIndexUpdates: Task<Pick<WorkerContext, 'db'>> = {
  name: 'enqueueHostedIndexUpdates',
  schedule: { cron: '* * * * *' },
  run: ({ db }, { organisationId = null }) => enqueue(db, organisationId),
}
