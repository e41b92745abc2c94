import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { requestComment } from '@forecourt/services/logging/requestId'
import { env } from './env'

// Stored on the global object: hot reload evaluates this module again, and pools would leak.
const holder = globalThis as typeof globalThis & { forecourtConsoleDatabase?: Database }

const open = (): Database => createDatabase({ app: env().APP_DATABASE_URL, platform: env().PLATFORM_DATABASE_URL, comment: requestComment })

/** The console's Postgres pools, with the two roles that row-level security restricts. */
export const database = (): Database => {
  holder.forecourtConsoleDatabase ??= open()
  return holder.forecourtConsoleDatabase
}
