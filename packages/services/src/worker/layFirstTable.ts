import { connect } from '@forecourt/data/migrate/connect'

/**
 * Lays the first table of the jobs, as graphile-worker lays it, in the schema that `migrate` or the database's owner made for the
 * worker's role. Where it finds none, graphile-worker asks for the schema too, which a role that may not make schemas may not even if
 * it is there.
 */
export const layFirstTable = (workerUrl: string): Promise<void> =>
  connect(workerUrl, async (client) => {
    await client.query(`create table if not exists graphile_worker.migrations (
      id int primary key, ts timestamptz default now() not null, breaking boolean not null default false
    )`)
  })
