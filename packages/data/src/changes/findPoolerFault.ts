import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds. */
const withinMs = 2_000
/** A pooler fails each time; a busy machine does not. */
const tries = 3

const open = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

const findFault = async (client: pg.Client, other: pg.Client): Promise<string | null> => {
  const name = `forecourt_test_${randomBytes(8).toString('hex')}`
  const arrival = new Promise<boolean>((resolve) => {
    client.on('notification', ({ channel }) => channel === name && resolve(true))
  })
  await client.query(`listen ${name}`)
  await client.query(`set session forecourt.test = '${name}'`)
  // A pooler gives the server connection that was used last to this transaction.
  await other.query('begin')
  const { rows } = await client.query<{ value: string | null }>(`select current_setting('forecourt.test', true) value`)
  await other.query(`notify ${name}`)
  await other.query('commit')
  if (rows[0]?.value !== name) return 'settings of a session are lost'
  return (await Promise.race([arrival, wait(withinMs, false, { ref: false })]))
    ? null
    : `notifications don’t arrive within ${withinMs / 1000} s`
}

/**
 * What is lost on the way to Postgres, such as in a pooler in transaction mode: settings of a session, with them its locks, or
 * notifications, without an error. Null for a direct address. Throws if the database is unavailable.
 */
export const findPoolerFault = async (url: string): Promise<string | null> => {
  const client = await open(url)
  try {
    const other = await open(url)
    try {
      let fault = await findFault(client, other)
      for (let repeated = 1; fault !== null && repeated < tries; repeated++) fault = await findFault(client, other)
      return fault
    } finally {
      await other.end().catch(() => {})
    }
  } finally {
    await client.end().catch(() => {})
  }
}
