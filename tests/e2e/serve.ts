import { existsSync, rmSync } from 'node:fs'
import { readSettings } from '../../tools/start/settings'
import { crmPorts, mailReplyPort } from './addresses'

// Automatic stock changes would disturb journeys.
process.env.SUPPLIER_PORT = 'off'
// One site may use third-party tags, which its journey mocks; counts are written soon.
process.env.THIRD_PARTY_TAGS = 'geelong-mazda'
process.env.MEASURE_PAUSE_MS = '300'
// Journeys start with the original demo: removes what an earlier run left.
const { dataDirectory, databaseUrl, sitePort } = readSettings()
process.env.FEED_TRUSTED_HOSTS = crmPorts(sitePort)
  .map((port) => `127.0.0.1:${port}`)
  .join(',')
process.env.REPLY_PORT = String(mailReplyPort(sitePort))
if (!databaseUrl && existsSync(dataDirectory)) {
  const { startPostgres } = await import('@forecourt/data/embedded/startPostgres')
  const { resetDatabase } = await import('@forecourt/data/migrate/resetDatabase')
  const server = await startPostgres({ directory: `${dataDirectory}/postgres` })
  await resetDatabase(server.url)
  await server.stop()
  rmSync(`${dataDirectory}/outbox`, { recursive: true, force: true })
}
await import('../../tools/start/start')
