import { EventEmitter } from 'node:events'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { createJobPool, type JobPool } from '@forecourt/data/jobs/createJobPool'
import { type JobHelpers, Logger, parseCrontab, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Log } from '../logging/Log'
import { prepareQueue } from './prepareQueue'
import { renewJobLocks } from './renewJobLocks'
import { superviseRunner } from './superviseRunner'
import type { JobPayload, Task } from './Task'

export interface TaskRunnerOptions<Context> {
  readonly workerUrl: string
  readonly tasks: readonly Task<NoInfer<Context>>[]
  readonly context: Context & { readonly signal: AbortSignal; readonly log: Log }
  /** Concurrent jobs, not counting repeated tasks: each of their lanes has its own slot. */
  readonly slots: number
  /** Called when the runner starts or restarts: missed work can be queued. */
  onRunning?(): void
}

export interface StartedTasks {
  readonly isRunning: boolean
  /** Adds a job, which replaces a waiting job with the same key. Does nothing while there is no runner: `onRunning` queues missed work. */
  add(name: string, payload: JobPayload, key: string): void
  restart(): void
  stop(): Promise<void>
}

/** Renewal interval of job locks, in milliseconds. */
const renewEveryMs = 5_000

const listLanes = <Context>({ schedule }: Task<Context>): number[] =>
  schedule && 'everySeconds' in schedule ? Array.from({ length: schedule.lanes ?? 1 }, (_, lane) => lane) : []

const laneKey = (name: string, lane: number) => `${name} ${lane}`

/** A message of the job queue, cut before the message of the error that it contains. */
const withoutReason = (message: string, error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error ?? '')
  return reason !== '' && message.includes(reason) ? message.slice(0, message.indexOf(reason)) : message
}

/** Runs a task until nothing more is due, then adds its next job. Errors are logged; the next job retries. */
const repeat = async <Context>(
  { context }: TaskRunnerOptions<Context>,
  task: Task<Context>,
  seconds: number,
  { lane = 0, isFirst = false }: JobPayload,
  helpers: JobHelpers,
): Promise<void> => {
  try {
    let round: JobPayload = { lane, isFirst }
    while (!context.signal.aborted && (await task.run(context, round, helpers)) === true) round = { lane }
  } catch (error) {
    // The runner logs database outages.
    if (!isDatabaseAway(error)) context.log(`${task.name} failed and will be retried`, error)
  }
  await helpers.addJob(task.name, { lane }, { jobKey: laneKey(task.name, lane), runAt: new Date(Date.now() + seconds * 1000) })
}

/** Task list for graphile-worker; `working` holds the ids of running jobs. */
const toTaskList = <Context>(running: TaskRunnerOptions<Context>, working: Set<string>): TaskList =>
  Object.fromEntries(
    running.tasks.map((task) => [
      task.name,
      async (payload: unknown, helpers: JobHelpers) => {
        working.add(helpers.job.id)
        try {
          const { schedule } = task
          if (schedule && 'everySeconds' in schedule) await repeat(running, task, schedule.everySeconds, payload as JobPayload, helpers)
          else await task.run(running.context, payload as JobPayload, helpers)
        } finally {
          working.delete(helpers.job.id)
        }
      },
    ]),
  )

/** Runs tasks from the job queue, on their schedules and for added jobs. Any number of workers may run. Waits while the database is unavailable. */
export const startTasks = <Context>(running: TaskRunnerOptions<Context>): StartedTasks => {
  const { workerUrl, tasks, context, slots, onRunning } = running
  const working = new Set<string>()
  const size = slots + tasks.flatMap(listLanes).length
  let queue: JobPool | null = null

  const start = async (stopping: AbortSignal) => {
    const pgPool = createJobPool(workerUrl, Math.min(size + 1, 4))
    queue = pgPool
    try {
      await prepareQueue(workerUrl, pgPool)
      await renewJobLocks(pgPool, working)
      stopping.throwIfAborted()
    } catch (error) {
      await pgPool.end()
      throw error
    }
    // A runner that can't store the end of several jobs stops and then waits for ever: graphile-worker 0.17.3 counts its batches wrongly.
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:gracefulShutdown', () => runner.restart())
    const started = run({
      ...{ events, pgPool, concurrency: size, pollInterval: 2000, noHandleSignals: true },
      // A stop awaits the batches that delete finished jobs. Single deletes are not awaited: the pool could close before them, and the named
      // queues of their jobs would stay locked.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => (level, message, meta) => {
        if (level === 'error' || level === 'warning') context.log(withoutReason(message, meta?.error), meta?.error)
      }),
      parsedCronItems: parseCrontab(
        tasks
          .flatMap(({ name, schedule }) => (schedule && 'cron' in schedule ? [`${schedule.cron} ${name} ?jobKey=${name}`] : []))
          .join('\n'),
      ),
      taskList: toTaskList(running, working),
    })
    const close = () => pgPool.end()
    started.then(({ promise }) => promise.then(close, close), close)
    return started
  }

  const add = (...job: Parameters<typeof runner.addJob>) => {
    if (runner.isRunning) runner.addJob(...job).catch((error: Error) => context.log(`${job[0]} could not be queued`, error))
  }
  const runner = superviseRunner({
    start,
    log: context.log,
    onRunning() {
      // In addition to a job that waits or that a killed worker has locked; the next run replaces both.
      for (const task of tasks)
        for (const lane of listLanes(task)) add(task.name, { lane, isFirst: true }, { jobKey: `${laneKey(task.name, lane)} first` })
      onRunning?.()
    },
  })
  // The runner logs database outages.
  const renewal = setInterval(() => void (queue && renewJobLocks(queue, working).catch(() => {})), renewEveryMs)

  return {
    get isRunning() {
      return runner.isRunning
    },
    add: (name, payload, jobKey) => add(name, payload, { jobKey }),
    restart: runner.restart,
    async stop() {
      // Running jobs keep their locks until they end.
      await runner.stop()
      clearInterval(renewal)
    },
  }
}
