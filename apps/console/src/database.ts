import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { env } from './env'

// Kept on the global object, because hot reload evaluates this file again and pools must not pile up.
const holder = globalThis as typeof globalThis & { forecourtConsoleDatabase?: Database }

const open = (): Database => createDatabase({ app: env().APP_DATABASE_URL, platform: env().PLATFORM_DATABASE_URL })

/** The console's connection to Postgres, through the two roles that row-level security binds. */
export const database = (): Database => {
  holder.forecourtConsoleDatabase ??= open()
  return holder.forecourtConsoleDatabase
}
