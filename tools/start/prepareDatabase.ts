import path from 'node:path'
import pg from 'pg'
import { generateClient } from './generateClient'
import type { Settings } from './settings'
import { step } from './steps/step'

export interface PreparedDatabase {
  readonly ownerUrl: string
  stop(): Promise<void>
}

/** Connects to a given database; throws a one-sentence error. */
const reach = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const { hostname, port } = new URL(url)
    throw new Error(
      `Can't reach the database at ${hostname}:${port || 5432} named by DATABASE_URL: ${(error as Error).message || 'no response'}.`,
    )
  }
}

/**
 * A migrated database: DATABASE_URL, else an embedded Postgres in the data directory, at a free port unless one is given. It is restarted
 * if it ends.
 */
export const prepareDatabase = async (settings: Settings, port?: number): Promise<PreparedDatabase> => {
  await step('Generating the database client', generateClient)
  const { databaseUrl } = settings
  const server = databaseUrl
    ? await step('Reaching the database', async () => {
        await reach(databaseUrl)
        return { url: databaseUrl, stop: async () => {} }
      })
    : await step('Starting Postgres', async () => {
        const { supervisePostgres } = await import('./supervisePostgres')
        return supervisePostgres({ directory: path.join(settings.dataDirectory, 'postgres'), port }, (line) => process.stderr.write(line))
      })
  try {
    await step('Migrating', async () => {
      const { migrate } = await import('@forecourt/data/migrate/migrate')
      await migrate(server.url, settings.rolesExist ? { roles: 'existing' } : {})
    })
  } catch (error) {
    await server.stop()
    throw error
  }
  return { ownerUrl: server.url, stop: () => server.stop() }
}
