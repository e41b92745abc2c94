import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { requestComment } from '@forecourt/services/logging/requestId'
import { env } from '../env'
import { shared } from './shared'

/** Query timeout in milliseconds; the longest query, which reads the stock of a large site, takes a quarter of it. */
const answerWithinMs = 8_000

/** The database of this process, opened on first use. */
export function database(): Database {
  const { APP_DATABASE_URL: app, PLATFORM_DATABASE_URL: platform } = env()
  return shared('database', () =>
    createDatabase({ app, platform, poolSize: 10, waitForConnectionMs: answerWithinMs, answerWithinMs, comment: requestComment }),
  )
}
