import type { Socket } from 'node:net'
import pg from 'pg'

/** Bytes that wait for the reader before the server is slowed down. */
const maxBuffered = 8 * 1024 * 1024

interface CopyingConnection {
  readonly stream: Socket
  on(event: 'copyData', listener: (message: { readonly chunk: Buffer }) => void): void
  off(event: 'copyData', listener: (message: { readonly chunk: Buffer }) => void): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** A connection that speaks Postgres' physical replication protocol, as pg_basebackup and pg_receivewal do. */
export interface Replication {
  rows(command: string): Promise<readonly Record<string, string>[]>
  /** Messages of a command that copies; ends with it. */
  copy(command: string): AsyncGenerator<Buffer>
  /** Sends a message while a command copies in both directions. */
  send(message: Buffer): void
  /** Ends such a command; messages on their way still arrive. */
  endCopy(): void
}

async function* copyOf(client: pg.Client, command: string): AsyncGenerator<Buffer> {
  const connection = client.connection as unknown as CopyingConnection
  let waiting: Buffer[] = []
  let size = 0
  let failure: unknown
  let done = false
  let wake = () => {}
  const receive = ({ chunk }: { readonly chunk: Buffer }) => {
    // The client reuses the memory of the chunk.
    waiting.push(Buffer.from(chunk))
    size += chunk.length
    if (size > maxBuffered) connection.stream.pause()
    wake()
  }
  connection.on('copyData', receive)
  client
    .query(command)
    .catch((error) => {
      failure = error
    })
    .finally(() => {
      done = true
      wake()
    })
  try {
    for (;;) {
      if (waiting.length > 0) {
        const batch = waiting
        waiting = []
        size = 0
        connection.stream.resume()
        yield* batch
      } else if (done) break
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    connection.off('copyData', receive)
    connection.stream.resume()
  }
  if (failure) throw failure
}

/** Runs work with a replication connection. The role of the address needs the attribute REPLICATION. */
export const withReplication = async <T>(url: string, work: (replication: Replication) => Promise<T>): Promise<T> => {
  const config: pg.ClientConfig & { readonly replication: string } = { connectionString: url, replication: 'true' }
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Error(
      `The database refuses a connection for the backup (${(error as Error).message}): the owner needs REPLICATION, and pg_hba.conf a line for "replication".`,
    )
  }
  const connection = client.connection as unknown as CopyingConnection
  try {
    return await work({
      rows: async (command) => (await client.query(command)).rows,
      copy: (command) => copyOf(client, command),
      send: (message) => connection.sendCopyFromChunk(message),
      endCopy: () => connection.endCopyFrom(),
    })
  } finally {
    // `client.end()` would wait for a command that an error interrupted.
    connection.stream.destroy()
  }
}
