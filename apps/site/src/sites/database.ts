import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { env } from '../env'
import { shared } from './shared'

/** The database of this process, opened when first needed. */
export function database(): Database {
  return shared('database', () => createDatabase({ app: env().APP_DATABASE_URL, platform: env().PLATFORM_DATABASE_URL, poolSize: 10 }))
}
