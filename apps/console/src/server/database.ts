import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { env } from '../env'

// Kept on the global object, because hot reload evaluates this file again and pools must not pile up.
const kept = globalThis as typeof globalThis & { forecourtConsoleDatabase?: Database }

/** The console's connection to Postgres, through the two roles that row-level security binds. */
export const database = (): Database => {
  kept.forecourtConsoleDatabase ??= createDatabase(roleUrls(env().DATABASE_URL))
  return kept.forecourtConsoleDatabase
}
