import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { env } from '../env'
import { shared } from './shared'

/** The database of this process, opened when first needed. */
export function database(): Database {
  return shared('database', () => {
    const { DATABASE_URL, APP_DATABASE_URL, PLATFORM_DATABASE_URL } = env()
    const given =
      APP_DATABASE_URL && PLATFORM_DATABASE_URL ? { app: APP_DATABASE_URL, platform: PLATFORM_DATABASE_URL } : roleUrls(DATABASE_URL)
    return createDatabase({ app: given.app, platform: given.platform, poolSize: 10 })
  })
}
