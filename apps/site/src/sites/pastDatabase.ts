import { createPastDatabase, type PastDatabase } from '@forecourt/data/createDatabase'
import { env } from '../env'
import { shared } from './shared'

/** Query timeout in milliseconds: the past of a large stock is computed from its history. */
const answerWithinMs = 60_000

/** The past of this process's database, opened on first use. */
export function pastDatabase(): PastDatabase {
  const { APP_DATABASE_URL: app, PLATFORM_DATABASE_URL: platform } = env()
  return shared('pastDatabase', () => createPastDatabase({ app, platform, poolSize: 3, answerWithinMs }))
}
