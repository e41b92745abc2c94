import type { JobPool } from '@forecourt/data/jobs/createJobPool'

/** Lease of a job in seconds; workers renew it while the job runs. */
const lockSeconds = 20

/**
 * Renews the locks of the jobs that run in this process, and releases every lock that was not renewed for 20 s: its process was killed, or
 * the response that assigned the job was lost with the database connection. graphile-worker releases these after four hours and has no
 * function for a shorter time.
 *
 * @param working ids of running jobs, including those of runners that have ended
 */
export const renewJobLocks = async (queue: JobPool, working: ReadonlySet<string>): Promise<void> => {
  await queue.query(
    `with held as (
      update graphile_worker._private_jobs set locked_at = now() where id = any ($1::bigint[]) and locked_at is not null
      returning job_queue_id
    )
    update graphile_worker._private_job_queues set locked_at = now() where locked_at is not null and id in (select job_queue_id from held)`,
    [[...working]],
  )
  await queue.query(
    `with freed as (
      update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at < now() - make_interval(secs => $1)
    )
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at < now() - make_interval(secs => $1)`,
    [lockSeconds],
  )
}
