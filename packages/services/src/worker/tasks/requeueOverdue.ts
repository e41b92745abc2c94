import { overdueDestinations } from '@forecourt/data/leads/delivery/dueDeliveries'
import { overdueMailboxes } from '@forecourt/data/leads/mailboxes/dueMailboxes'
import { overdueMarkets } from '@forecourt/data/market-feeds/marketDeliveries'
import { overdueMessages } from '@forecourt/data/outbox/messageDelivery'
import { overdueReviewSources } from '@forecourt/data/reviews/sources/takeReviews'
import { overdueFeeds } from '@forecourt/data/stock-feeds/dueFeeds'
import { overduePhotos } from '@forecourt/data/stock-feeds/feedPhotos'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'
import { destinationJob } from './deliverLeads'
import { deliverMessage } from './deliverMessage'
import { feedJob } from './fetchFeed'
import { fetchPhotos } from './fetchPhotos'
import { fetchReviews } from './fetchReviews'
import { readMailbox } from './readMailboxes'
import { sendMarketFile } from './sendMarketFiles'

/** Time in milliseconds that a row may be due before a missing job is added. */
const graceMs = 30_000

/** The job of a task with a queue of its own, for a row or an organisation; the database adds the same (`0017_source_jobs`, `0020_photo_jobs`). */
const ownJob =
  (task: string) =>
  ({ organisationId, id }: { readonly organisationId: string; readonly id?: string }) => ({
    ...{ name: task, payload: { organisationId, id }, jobKey: [task, organisationId, id].filter(Boolean).join(' '), queueName: task },
  })

/**
 * Adds jobs for due rows that have no job: the row was written before the queue existed, or by a role that may not add jobs, or its
 * organisation was archived for a time. Does not duplicate a waiting or running job.
 */
export const requeueOverdue: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'requeueOverdue',
  schedule: { everySeconds: 30 },
  async run({ db, now }, { isFirst = false }, { addJob }) {
    const since = new Date(Date.parse(now()) - (isFirst ? 0 : graceMs)).toISOString()
    const jobKeyMode = 'unsafe_dedupe'
    for (const id of await overdueMessages(db, since)) await addJob(deliverMessage.name, { id }, { jobKey: id, jobKeyMode })
    const jobs = [
      ...(await overdueDestinations(db, since)).map(destinationJob),
      ...(await overdueFeeds(db, since)).map(feedJob),
      ...(await overdueMailboxes(db, since)).map(ownJob(readMailbox.name)),
      ...(await overdueMarkets(db, since)).map(ownJob(sendMarketFile.name)),
      ...(await overdueReviewSources(db, since)).map(ownJob(fetchReviews.name)),
      ...(await overduePhotos(db, since)).map(ownJob(fetchPhotos.name)),
    ]
    for (const { name, payload, jobKey, queueName } of jobs) await addJob(name, payload, { jobKey, jobKeyMode, queueName })
  },
}
