import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import type { OpenClient } from '../createDatabase'
import { type Prisma, PrismaClient } from '../generated/client'

type Adapter = Awaited<ReturnType<Prisma.PrismaClientOptionsWithAdapter['adapter']['connect']>>

interface Reusable {
  readonly client: PrismaClient
  readonly use: (pool: pg.Pool) => void
}

const createReusable = (): Reusable => {
  let current: Promise<Adapter>
  const { provider, adapterName } = new PrismaPg({})
  // The ORM connects once; each transaction begins on the pool of the current database.
  const adapter: Adapter = {
    provider,
    adapterName,
    startTransaction: async (isolation) => (await current).startTransaction(isolation),
    queryRaw: async (query) => (await current).queryRaw(query),
    executeRaw: async (query) => (await current).executeRaw(query),
    executeScript: async (script) => (await current).executeScript(script),
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    dispose: async () => {},
  }
  return {
    client: new PrismaClient({ adapter: { provider, adapterName, connect: async () => adapter }, errorFormat: 'minimal' }),
    use: (pool) => {
      current = new PrismaPg(pool).connect()
    },
  }
}

// On the global object, as some test files load their modules again.
const key = Symbol.for('test clients that nobody uses')
const shared = globalThis as typeof globalThis & { [key]?: Reusable[] }
shared[key] ??= []
const unused = shared[key]

/**
 * Opens a client of the ORM that an earlier test file may have used: a new one parses the schema, and plans each query again. A query
 * after `close` is refused, as its client may be on another database by then.
 */
export const reuseClient = (pool: pg.Pool): OpenClient => {
  const reusable = unused.pop() ?? createReusable()
  reusable.use(pool)
  let isClosed = false
  const client = new Proxy(reusable.client, {
    get: (target, name) => {
      if (isClosed) return () => Promise.reject(new Error('The test database is closed.'))
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const close = async () => {
    if (!isClosed) unused.push(reusable)
    isClosed = true
  }
  return { client, close }
}
