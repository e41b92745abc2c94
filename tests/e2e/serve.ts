import { existsSync, rmSync } from 'node:fs'
import { readSettings } from '../../tools/start/settings'
import { crmPorts, mailReplyPort } from './addresses'

// Stock that changes by itself would change under a journey's hands.
process.env.SUPPLIER_PORT = 'off'
// One site may ask services of others, which its journey answers itself; what is counted is written down soon.
process.env.THIRD_PARTY_TAGS = 'geelong-mazda'
process.env.MEASURE_PAUSE_MS = '300'
// A journey begins with the demo as it ships: whatever an earlier run left is removed first.
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
