import pg from 'pg'
import { appRole, platformRole, roleUrls, workerRole } from './roleUrls'

/** Whether the user of this connection string can sign in. */
const canSignIn = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Schema of the worker's jobs; the worker creates its own tables there. */
const schema = 'graphile_worker'

const readOwner = async (client: pg.Client): Promise<string | undefined> =>
  (await client.query<{ owner: string }>('select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = $1', [schema]))
    .rows[0]?.owner

/**
 * Creates the schema of the worker's jobs, owned by the worker's role, which can create tables only there. Replaces a schema with another
 * owner, as all jobs derive from other tables.
 */
export const prepareJobs = async (client: pg.Client): Promise<void> => {
  if ((await readOwner(client)) === workerRole) return
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

const exists = async (client: pg.Client, role: string) =>
  Boolean((await client.query('select 1 from pg_roles where rolname = $1', [role])).rowCount)

const refuseTooPowerful = async (client: pg.Client, role: string) => {
  const { rows } = await client.query<{ powerful: boolean }>(
    'select rolsuper or rolbypassrls as powerful from pg_roles where rolname = $1',
    [role],
  )
  if (rows[0]?.powerful)
    throw new Error(`The role ${role} can pass row-level security, so it must not be used: take SUPERUSER and BYPASSRLS from it.`)
}

const setPassword = async (client: pg.Client, role: string, url: string) => {
  // Checking first avoids a write that would conflict with another instance starting at the same time.
  if (await canSignIn(url)) return
  await client.query(
    `alter role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(decodeURIComponent(new URL(url).password))}`,
  )
}

/** Creates the roles with limited rights if missing, and sets their passwords, derived from the owner's. */
export const prepareRoles = async (client: pg.Client, ownerUrl: string, roles: 'create' | 'existing') => {
  for (const role of [appRole, platformRole, workerRole]) {
    if (!(await exists(client, role))) {
      if (roles === 'existing') throw new Error(`The database has no role ${role}, which the given address signs in as.`)
      try {
        await client.query(`create role ${client.escapeIdentifier(role)} login`)
      } catch (error) {
        const { code, message } = error as { code?: string; message: string }
        // Roles belong to the whole server: a migration of another database may have created it just now.
        const isCreatedMeanwhile = code === '42710' || code === '23505'
        if (!isCreatedMeanwhile)
          throw new Error(
            `The owner of the database cannot create the role ${role} (${message}): create it by hand and set APP_DATABASE_URL, PLATFORM_DATABASE_URL and WORKER_DATABASE_URL.`,
          )
      }
    }
    await refuseTooPowerful(client, role)
  }
  if (roles === 'existing') return
  const urls = roleUrls(ownerUrl)
  await setPassword(client, appRole, urls.app)
  await setPassword(client, platformRole, urls.platform)
  await setPassword(client, workerRole, urls.worker)
}
