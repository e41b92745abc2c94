import path from 'node:path'
import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { migrate } from '@forecourt/data/migrate/migrate'
import { databaseUrls } from '../start/databaseUrls'
import { readSettings } from '../start/settings'

/** Folder of the embedded database. */
export const embeddedDatabase = (dataDirectory: string): string => path.join(dataDirectory, 'postgres')

/** Runs work with the address of the installation's database: DATABASE_URL, else the embedded one, started if needed. Prints nothing. */
export const withServer = async <T>(work: (ownerUrl: string) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDirectory } = readSettings()
  if (databaseUrl) return work(databaseUrl)
  const server = await startPostgres({ directory: embeddedDatabase(dataDirectory) })
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

/** Runs work with the installation's database, migrated. */
export const withDatabase = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
  withServer(async (ownerUrl) => {
    const { rolesExist } = readSettings()
    await migrate(ownerUrl, rolesExist ? { roles: 'existing' } : {})
    const db = createDatabase({ ...databaseUrls(ownerUrl, { rolesExist }), poolSize: 4 })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  })
