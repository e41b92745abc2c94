import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/** The connection of a transaction: null before it begins and after its release. */
interface HeldConnection {
  client: pg.PoolClient | null
}

const beginning = new AsyncLocalStorage<HeldConnection>()

// Global, as a bundler may include this file twice, and the caller may use another copy than the one that began the transaction.
const registry = Symbol.for('forecourt.connectionsOfTransactions')
const shared = globalThis as typeof globalThis & { [registry]?: WeakMap<Transaction, HeldConnection> }
shared[registry] ??= new WeakMap()
const connections = shared[registry]

/** Makes a pool record the connection on which an ORM transaction begins, until its release. */
export const rememberConnections = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool)
  const connectAndRecord = async () => {
    const client = await connect()
    const held = beginning.getStore()
    if (!held || held.client) return client
    held.client = client
    const release = client.release
    client.release = (destroy) => {
      // A query on a finished transaction, such as after a timeout, must not reach the connection's next user.
      held.client = null
      release.call(client, destroy)
    }
    return client
  }
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : connectAndRecord())) as typeof pool.connect
}

/** Begins a transaction whose connection `queryDirectly` can find. */
export const withConnection = <T>(
  begin: (work: (tx: Transaction) => Promise<T>) => Promise<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const held: HeldConnection = { client: null }
  return beginning.run(held, () =>
    begin((tx) => {
      connections.set(tx, held)
      // Nested transactions use their own connections.
      return beginning.exit(() => work(tx))
    }),
  )
}

/**
 * Runs a query in a transaction without the ORM, which copies a statement's values several times and caches those of the last hundred: for
 * values or results of megabytes. Rejects when the transaction is over.
 */
export const queryDirectly = async <Row = unknown>(tx: Transaction, query: Prisma.Sql): Promise<Row[]> => {
  const client = connections.get(tx)?.client
  if (!client) throw new Error('The transaction is over.')
  const { rows } = await client.query({ text: query.text, values: query.values })
  return rows as Row[]
}
