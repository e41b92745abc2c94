import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../migrate/connect'

/** How long is waited for connections that are being closed, and how often they are counted. Milliseconds. */
const patience = 1_000
const every = 20

/**
 * Removes a database. Who ends a pool of connections is told before the server knows: what is cut off meanwhile would be an error that
 * nobody waits for any more. Connections that stay open all the same are cut.
 */
export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  connect(serverUrl, async (client) => {
    const clients = `select from pg_stat_activity where datname = $1 and backend_type = 'client backend' limit 1`
    const isInUse = async () => (await client.query(clients, [name])).rowCount === 1
    for (let waited = 0; waited < patience && (await isInUse()); waited += every) await wait(every)
    await client.query(`drop database if exists ${name} with (force)`)
  })
