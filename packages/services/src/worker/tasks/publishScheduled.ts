import { publishDue, watchWaitingPublications } from '@forecourt/data/publishing/schedules/publishDue'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

type PublishContext = Pick<WorkerContext, 'db' | 'now' | 'log'>

const onError =
  ({ log }: PublishContext) =>
  (error: unknown, id: string | null) =>
    log(`The scheduled publication ${id ?? ''} could not be published, and is tried again`, error)

/** Publishes scheduled versions within seconds of their time. Polling tolerates a wrong clock. */
export const publishScheduled: Task<PublishContext> = {
  name: 'publishScheduled',
  schedule: { everySeconds: 2 },
  async run(context) {
    for (const { siteId, status, version } of await publishDue(context.db, { now: context.now(), onError: onError(context) }))
      context.log(
        status === 'published'
          ? `Published version ${version} of ${siteId} as scheduled`
          : `Refused what was scheduled for ${siteId}; its author sees why`,
      )
  },
}

/** Checks pending publications ahead: users are warned of obstacles while these can be fixed. */
export const checkScheduled: Task<PublishContext> = {
  name: 'checkScheduled',
  schedule: { everySeconds: 15 },
  // A new release may have other rules: the first check covers all pending publications.
  run: (context, { isFirst = false }) =>
    watchWaitingPublications(context.db, { now: context.now(), all: isFirst, onError: onError(context) }),
}
