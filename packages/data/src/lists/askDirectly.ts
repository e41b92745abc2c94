import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/** The connection of a transaction: none before it has begun, and none once it was given back. */
interface Held {
  client: pg.PoolClient | null
}

const beginning = new AsyncLocalStorage<Held>()

// Of the process: a bundler may put this file into an app twice, and who asks is not in the copy that began the transaction.
const registry = Symbol.for('forecourt.connectionsOfTransactions')
const shared = globalThis as typeof globalThis & { [registry]?: WeakMap<Transaction, Held> }
shared[registry] ??= new WeakMap()
const heldBy = shared[registry]

/** Has a pool remember which of its connections a transaction of the ORM begins on, for as long as it has it. */
export const rememberConnections = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool)
  const remembered = async () => {
    const client = await connect()
    const held = beginning.getStore()
    if (!held || held.client) return client
    held.client = client
    const release = client.release
    client.release = (destroy) => {
      // Whatever is asked of a transaction that is over, such as one that took too long, must not reach whoever has its connection next.
      held.client = null
      release.call(client, destroy)
    }
    return client
  }
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => (callback ? connect(callback) : remembered())) as typeof pool.connect
}

/** Begins a transaction whose connection `askDirectly` finds. */
export const withConnection = <T>(
  begin: (work: (tx: Transaction) => Promise<T>) => Promise<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const held: Held = { client: null }
  return beginning.run(held, () =>
    begin((tx) => {
      heldBy.set(tx, held)
      // Transactions of others that begin in this one's work have connections of their own.
      return beginning.exit(() => work(tx))
    }),
  )
}

/**
 * Asks within a transaction, past the ORM, which writes the values of a statement down several times over and keeps those of the last
 * hundred: for values or answers of megabytes. Rejects once the transaction is over.
 */
export const askDirectly = async <Row = unknown>(tx: Transaction, query: Prisma.Sql): Promise<Row[]> => {
  const client = heldBy.get(tx)?.client
  if (!client) throw new Error('The transaction is over.')
  const { rows } = await client.query({ text: query.text, values: query.values })
  return rows as Row[]
}
