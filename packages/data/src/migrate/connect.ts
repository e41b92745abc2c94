import pg from 'pg'

const reasons: { readonly [code: string]: string } = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'there is no such database',
  '57P03': 'it is starting up or shutting down',
}

/** Runs `work` with one connection; a connection error explains itself in a sentence. */
export const connect = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // The next query reports a connection that breaks in between.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(url)
    const { code, message } = error as { code?: string; message: string }
    throw new Error(`The database ${pathname.slice(1)} at ${host} cannot be used: ${reasons[code ?? ''] ?? message}.`, { cause: error })
  }
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
