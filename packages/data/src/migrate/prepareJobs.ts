import type pg from 'pg'
import { workerRole } from './roleUrls'

/** Where the worker keeps its jobs; it lays its own tables there. */
const schema = 'graphile_worker'

const ownerOf = async (client: pg.Client): Promise<string | undefined> =>
  (await client.query<{ owner: string }>('select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = $1', [schema]))
    .rows[0]?.owner

/**
 * Makes the schema of the worker's jobs, which belongs to the worker's role: it may lay tables there and nowhere else. One that
 * belongs to somebody else is made anew, as every job in it follows from what is in the other tables.
 */
export const prepareJobs = async (client: pg.Client): Promise<void> => {
  if ((await ownerOf(client)) === workerRole) return
  try {
    await client.query(`begin;
      drop schema if exists ${schema} cascade;
      grant ${workerRole} to current_user;
      create schema ${schema} authorization ${workerRole};
      commit`)
  } catch (error) {
    await client.query('rollback')
    throw new Error(
      `The schema of the worker's jobs could not be made (${(error as Error).message}): let the owner of the database create it for ${workerRole}.`,
      { cause: error },
    )
  }
}
