import path from 'node:path'
import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { readSettings } from '../start/settings'

/** Does something with the installation's own database: the one DATABASE_URL names, else the embedded one, running or not. Prints nothing. */
export const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDirectory, rolesExist } = readSettings()
  const server = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startPostgres({ directory: path.join(dataDirectory, 'postgres') })
  try {
    await migrate(server.url, rolesExist ? { roles: 'existing' } : {})
    const { APP_DATABASE_URL: app, PLATFORM_DATABASE_URL: platform } = process.env
    const db = createDatabase({ ...(app && platform ? { app, platform } : roleUrls(server.url)), poolSize: 4 })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await server.stop()
  }
}
