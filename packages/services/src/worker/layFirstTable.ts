import { connect } from '@forecourt/data/migrate/connect'

/**
 * Installs the first table of graphile-worker in the schema that `migrate` or the database owner created for the worker's role. Otherwise
 * graphile-worker would run CREATE SCHEMA, which needs a privilege even if the schema exists.
 */
export const layFirstTable = (workerUrl: string): Promise<void> =>
  connect(workerUrl, async (client) => {
    await client.query(`create table if not exists graphile_worker.migrations (
      id int primary key, ts timestamptz default now() not null, breaking boolean not null default false
    )`)
  })
