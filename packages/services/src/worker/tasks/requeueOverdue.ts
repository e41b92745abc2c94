import { overdueDestinations } from '@forecourt/data/leads/delivery/dueDeliveries'
import { overdueMessages } from '@forecourt/data/outbox/overdueMessages'
import { overdueFeeds } from '@forecourt/data/stock-feeds/dueFeeds'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'
import { destinationJob } from './deliverLeads'
import { deliverMessage } from './deliverMessage'
import { feedJob } from './fetchFeed'

/** Time in milliseconds that a row may be due before a missing job is added. */
const grace = 30_000

/**
 * Adds jobs for due rows that have none: written before the queue existed or by a role that may not add jobs, or of an organisation that
 * was archived for a time. Does not duplicate a waiting or running job.
 */
export const requeueOverdue: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'requeueOverdue',
  schedule: { everySeconds: 30 },
  async run({ db, now }, { isFirst = false }, { addJob }) {
    const since = new Date(Date.parse(now()) - (isFirst ? 0 : grace)).toISOString()
    const jobKeyMode = 'unsafe_dedupe'
    for (const id of await overdueMessages(db, since)) await addJob(deliverMessage.name, { id }, { jobKey: id, jobKeyMode })
    const jobs = [...(await overdueDestinations(db, since)).map(destinationJob), ...(await overdueFeeds(db, since)).map(feedJob)]
    for (const { name, payload, jobKey, queueName } of jobs) await addJob(name, payload, { jobKey, jobKeyMode, queueName })
  },
}
