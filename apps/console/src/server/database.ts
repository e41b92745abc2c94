import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { env } from '../env'

// Kept on the global object, because hot reload evaluates this file again and pools must not pile up.
const kept = globalThis as typeof globalThis & { forecourtConsoleDatabase?: Database }

const open = (): Database => {
  const { DATABASE_URL, APP_DATABASE_URL, PLATFORM_DATABASE_URL } = env()
  if (APP_DATABASE_URL && PLATFORM_DATABASE_URL) return createDatabase({ app: APP_DATABASE_URL, platform: PLATFORM_DATABASE_URL })
  const { app, platform } = roleUrls(DATABASE_URL)
  return createDatabase({ app, platform })
}

/** The console's connection to Postgres, through the two roles that row-level security binds. */
export const database = (): Database => {
  kept.forecourtConsoleDatabase ??= open()
  return kept.forecourtConsoleDatabase
}
