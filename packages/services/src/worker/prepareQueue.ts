import type { JobPool } from '@forecourt/data/jobs/createJobPool'
import { connect } from '@forecourt/data/migrate/connect'
import { appRole, platformRole } from '@forecourt/data/migrate/roleUrls'
import { runMigrations } from 'graphile-worker'

/** Advisory lock of the preparation; any number not used elsewhere (`migrate` uses the one before). */
const lockKey = 72_707_371

/** The first table of graphile-worker. If it is missing, graphile-worker runs CREATE SCHEMA, which needs a privilege even if the schema exists. */
const migrationsTableSql = `create table if not exists graphile_worker.migrations (
  id int primary key, ts timestamptz default now() not null, breaking boolean not null default false
)`

/** The only way for other roles to add a job; called by `add_row_job` of the migrations. */
const jobFunctionSql = `
create or replace function graphile_worker.add_row_job(task text, key text, payload json, at timestamptz, queue text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select graphile_worker.add_job(task, payload, queue_name => queue, run_at => at, job_key => key) $$;
revoke execute on function graphile_worker.add_row_job from public;
grant execute on function graphile_worker.add_row_job to ${appRole}, ${platformRole};
grant usage on schema graphile_worker to ${appRole}, ${platformRole}`

/** Prepares the job queue in the schema that `migrate` or the database owner created for the worker's role. Safe to run in several workers at once. */
export const prepareQueue = (workerUrl: string, pgPool: JobPool): Promise<void> =>
  connect(workerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(migrationsTableSql)
    await runMigrations({ pgPool })
    await client.query(jobFunctionSql)
  })
