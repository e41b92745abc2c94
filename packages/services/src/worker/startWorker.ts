import { listenForCarChanges } from '@forecourt/data/changes/listenForChanges'
import { isWritable } from '@forecourt/data/isWritable'
import { type Backlog, readBacklog } from '@forecourt/data/jobs/readBacklog'
import { isOurAddress, receiveAnswerMail } from '../inbox/receiveAnswerMail'
import { startReplyReceiver } from '../inbox/startReplyReceiver'
import { createWorkerContext, type WorkerContext, type WorkerOptions } from './createWorkerContext'
import { startTasks } from './startTasks'
import { deliverLeads } from './tasks/deliverLeads'
import { deliverMessage } from './tasks/deliverMessage'
import { enqueueHostedIndexUpdates } from './tasks/enqueueHostedIndexUpdates'
import { fetchFeed } from './tasks/fetchFeed'
import { queueMarketFiles } from './tasks/sendMarketFiles'
import { workerTasks } from './workerTasks'

export interface StartedWorker {
  /** Whether jobs run; false while the database is unavailable. */
  readonly isRunning: boolean
  /** Whether the worker can process jobs now. */
  isReady(): Promise<boolean>
  /** Reads what is due and not done, in all workers. */
  readBacklog(): Promise<readonly Backlog[]>
  /** Restarts the job runners after an unhandled rejection. */
  restart(): void
  /** Graceful stop: finishes the jobs that run. */
  stop(): Promise<void>
}

/**
 * Concurrent messages, destinations, feeds and other tasks. An unresponsive receiver delays others of its kind only if all slots are
 * blocked. Mailboxes, review sources and files for marketplaces each block at most one slot of the group `others`.
 */
const slots = { messages: 3, leads: 4, feeds: 4, others: 5 }

/** Receives mail to shoppers' reply addresses, if configured. */
const receiveReplies = ({ db, replies = null, receiving = null, now, log }: WorkerContext) =>
  replies && receiving
    ? startReplyReceiver({
        ...receiving,
        log,
        accepts: (address) => isOurAddress(replies, address),
        take: (mail) => receiveAnswerMail(db, replies, { ...mail, now: now() }),
      })
    : null

/**
 * Runs all background work: jobs for messages of the outbox, lead destinations and feeds, which the database adds, and the tasks of
 * `workerTasks` on their schedules. Each kind has its own slots. Any number of workers may run; a job runs in one of them. Waits while the
 * database is unavailable.
 */
export async function startWorker(options: WorkerOptions): Promise<StartedWorker> {
  const stopping = new AbortController()
  const { context, close } = createWorkerContext(options, stopping.signal)
  const { urls, log } = options
  const workerUrl = urls.worker
  /** One key per organisation, so that consecutive changes are batched. */
  const carsChanged = (organisationId?: string): void => {
    for (const { name } of [enqueueHostedIndexUpdates, queueMarketFiles])
      others.add(name, { organisationId }, `${name} ${organisationId ?? 'all'}`)
  }
  const others = startTasks({ workerUrl, tasks: workerTasks, context, slots: slots.others, onRunning: () => carsChanged() })
  const runners = [
    startTasks({ workerUrl, tasks: [deliverMessage], context, slots: slots.messages }),
    startTasks({ workerUrl, tasks: [deliverLeads], context, slots: slots.leads }),
    startTasks({ workerUrl, tasks: [fetchFeed], context, slots: slots.feeds }),
    others,
  ]
  const isRunning = () => runners.every((runner) => runner.isRunning)
  const listening = await listenForCarChanges(urls.listen ?? urls.platform, carsChanged, {
    waitsForDatabase: true,
    onReconnect: () => carsChanged(),
    onError: (error) => log('Notifications of changed cars are missing', error),
  })
  const receiver = await receiveReplies(context)

  return {
    get isRunning() {
      return isRunning()
    },
    // The runner is slow to detect a lost database.
    isReady: async () => isRunning() && (await isWritable(context.db)),
    readBacklog: () => readBacklog(context.db, context.now()),
    restart() {
      for (const runner of runners) runner.restart()
    },
    async stop() {
      stopping.abort()
      await listening.stop()
      await receiver?.stop()
      await Promise.all(runners.map((runner) => runner.stop()))
      await close()
    },
  }
}
