import type { JobHelpers } from 'graphile-worker'

/** Schedule of a task: a crontab of five fields in UTC, or an interval in seconds after the last run, in `lanes` concurrent lanes (default 1). */
export type Schedule = { readonly cron: string } | { readonly everySeconds: number; readonly lanes?: number }

/** Payload of a job. */
export interface JobPayload {
  /** Lane of a repeated task, from 0. */
  readonly lane?: number
  /** The first run after the runner started: covers changes made while no worker ran. */
  readonly isFirst?: boolean
  /** Id of the row. */
  readonly id?: string
  readonly organisationId?: string
  /** Due time, ISO. */
  readonly at?: string
}

/** One kind of background work. Any number of workers may run; a job runs in one of them. */
export interface Task<Context> {
  readonly name: string
  /** Without a schedule the task runs only when a job is added. */
  readonly schedule?: Schedule
  /** Resolves to `true` if more may be due: a repeated task then runs again at once. */
  run(context: Context, job: JobPayload, helpers: Pick<JobHelpers, 'addJob' | 'job'>): Promise<unknown>
}

/** The later of the local time and the job's due time, ISO in UTC: the database's clock may be ahead of this process's. */
export const laterInstant = (now: string, due: string | undefined): string =>
  due !== undefined && Date.parse(due) > Date.parse(now) ? new Date(due).toISOString() : now
