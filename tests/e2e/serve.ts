import { existsSync, rmSync } from 'node:fs'
import { readSettings } from '../../tools/start/settings'

// Stock that changes by itself would change under a journey's hands.
process.env.SUPPLIER_PORT = 'off'
// A journey begins with the demo as it ships: whatever an earlier run left is removed first.
const { dataDirectory, databaseUrl } = readSettings()
if (!databaseUrl && existsSync(dataDirectory)) {
  const { startPostgres } = await import('@forecourt/data/embedded/startPostgres')
  const { resetDatabase } = await import('@forecourt/data/migrate/resetDatabase')
  const server = await startPostgres({ directory: `${dataDirectory}/postgres` })
  await resetDatabase(server.url)
  await server.stop()
  rmSync(`${dataDirectory}/outbox`, { recursive: true, force: true })
}
await import('../../tools/start/start')
