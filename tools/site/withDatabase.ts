import path from 'node:path'
import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { migrate } from '@forecourt/data/migrate/migrate'
import { databaseUrls } from '../start/databaseUrls'
import { readSettings } from '../start/settings'

/** Runs work with the installation's database: DATABASE_URL, else the embedded one, started if needed. Prints nothing. */
export const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDirectory, rolesExist } = readSettings()
  const server = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startPostgres({ directory: path.join(dataDirectory, 'postgres') })
  try {
    await migrate(server.url, rolesExist ? { roles: 'existing' } : {})
    const db = createDatabase({ ...databaseUrls(server.url, { rolesExist }), poolSize: 4 })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await server.stop()
  }
}
