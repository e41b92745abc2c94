import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from './generated/client'
import { rememberConnections, withConnection } from './lists/queryDirectly'
import { openReadTransaction, queryRows, type ReadTransaction } from './lists/queryRows'
import type { Transaction } from './Transaction'

export interface TransactionOptions {
  /** Longer for bulk work than for a request. Milliseconds. */
  readonly timeoutMs?: number
}

/** What a caller can read and change: one organisation, or all. */
export interface Scope {
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions) => Promise<T>
}

export interface OrganisationScope extends Scope {
  /** Runs one query in its own transaction without the ORM, which is slower than the database for thousands of rows. */
  readonly rows: <Row>(query: Prisma.Sql) => Promise<Row[]>
  /** Opens a transaction for many queries without the ORM, such as consecutive pages of cars. The caller must close it. */
  readonly openReadTransaction: () => Promise<ReadTransaction>
}

export interface Database {
  readonly forOrganisation: (organisationId: string) => OrganisationScope
  /** Every organisation: for staff, workers and host lookup. */
  readonly platform: Scope
  /** The connection pool for libraries with their own SQL, such as the rate limiter. */
  readonly platformPool: pg.Pool
  /** Number of chunks, besides errors, that the connections have received after they were opened. */
  readonly received: () => number
  readonly close: () => Promise<void>
}

/** The ORM on a pool. `close` leaves the pool open. */
export interface OpenClient {
  readonly client: Pick<PrismaClient, '$transaction'>
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  readonly app: string
  readonly platform: string
  /** Pool size of each of the two roles. */
  readonly poolSize?: number
  /** How long to wait for a connection when the pool is exhausted. Milliseconds. */
  readonly waitForConnectionMs?: number
  /** Query timeout for user-facing work; closes the connection. Transactions may be longer. Milliseconds. */
  readonly answerWithinMs?: number
  /** Comment of each statement, such as the id of the request; without comment delimiters. */
  readonly comment?: () => string | undefined
  /** Tests reuse the ORM's clients, which take longer to begin than most tests. */
  readonly openClient?: (pool: pg.Pool) => OpenClient
}

const defaultTimeoutMs = 20_000

const openNewClient = (pool: pg.Pool, schema?: string): OpenClient => {
  const adapter = new PrismaPg(pool, schema === undefined ? undefined : { schema })
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' })
  return { client, close: () => client.$disconnect() }
}

/** Statements have no names, so Postgres parses each one anyway, and a comment costs nothing. */
const addComments = (pool: pg.Pool, comment: () => string | undefined) =>
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown
    const prefixed = (text: string) => {
      const found = comment()
      return found === undefined ? text : `/* ${found} */ ${text}`
    }
    client.query = ((query: string | pg.QueryConfig, ...rest: unknown[]) => {
      if (typeof query === 'string') return send(prefixed(query), ...rest)
      return send('text' in query && !('submit' in query) ? { ...query, text: prefixed(query.text) } : query, ...rest)
    }) as typeof client.query
  })

/** First byte of an error in the protocol of Postgres. */
const errorResponse = 'E'.charCodeAt(0)

/** Counts what connections receive: one that waits for a long query is silent, a database that hangs is silent on all. */
const countReceived = (pool: pg.Pool): (() => number) => {
  let received = 0
  pool.on('connect', (client) => {
    // The types have it only on a client without a pool.
    const { connection } = client as unknown as pg.Client
    connection.stream.on('data', (bytes: Buffer) => {
      if (bytes[0] !== errorResponse) received++
    })
  })
  return () => received
}

const openSide = (
  url: string,
  {
    poolSize = 10,
    waitForConnectionMs = 10_000,
    answerWithinMs,
    comment,
    openClient = openNewClient,
  }: Omit<DatabaseOptions, 'app' | 'platform'>,
) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: waitForConnectionMs,
    ...(answerWithinMs !== undefined && { query_timeout: answerWithinMs }),
    idleTimeoutMillis: 30_000,
    // Pipelines queries: waiting for each result costs a busy process more than the query.
    pipeline: true,
  })
  // The pool drops an idle connection that breaks, and one in use fails at its next query; without listeners, Node would exit on the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  if (comment) addComments(pool, comment)
  const received = countReceived(pool)
  rememberConnections(pool)
  const opened = openClient(pool)
  const close = async () => {
    await opened.close()
    await pool.end()
  }
  return { client: opened.client, pool, received, close }
}

/** The schema of views that show tables as of an instant. */
const pastSchema = 'past'

interface Sides {
  readonly app: ReturnType<typeof openSide>
  readonly platform: ReturnType<typeof openSide>
}

const openSides = ({ app, platform, ...options }: DatabaseOptions): Sides => ({
  app: openSide(app, options),
  platform: openSide(platform, options),
})

const closeSides = async ({ app, platform }: Sides): Promise<void> => {
  await Promise.all([app.close(), platform.close()])
}

/** The scopes of open connections; as of an instant, ISO in UTC, they read the views of the schema `past`. */
const scopesOf = (
  sides: Sides,
  { waitForConnectionMs = 10_000, answerWithinMs }: Pick<DatabaseOptions, 'waitForConnectionMs' | 'answerWithinMs'>,
  asOf: string | null,
): Omit<Database, 'close'> => {
  const { app: appSide, platform: platformSide } = sides
  const rowsMs = answerWithinMs ?? defaultTimeoutMs
  const limits = ({ timeoutMs = defaultTimeoutMs }: TransactionOptions = {}) => ({ maxWait: waitForConnectionMs, timeout: timeoutMs })
  const goBack = async (tx: Transaction) => {
    if (asOf === null) return
    await tx.$executeRaw`
      select set_config('search_path', ${pastSchema}, true), set_config('app.as_of', ${asOf}, true), set_config('transaction_read_only', 'on', true)`
  }
  return {
    forOrganisation: (organisationId) => ({
      transaction: (work, options) =>
        withConnection(
          (begun) =>
            appSide.client.$transaction(async (tx) => {
              await tx.$executeRaw`select set_config('app.organisation_id', ${organisationId}, true)`
              await goBack(tx)
              return begun(tx)
            }, limits(options)),
          work,
        ),
      rows: <Row>(query: Prisma.Sql) => queryRows<Row>(appSide.pool, organisationId, query, { timeoutMs: rowsMs, asOf }),
      openReadTransaction: () => openReadTransaction(appSide.pool, organisationId, { timeoutMs: rowsMs, asOf }),
    }),
    platform: {
      transaction: (work, options) =>
        withConnection(
          (begun) =>
            platformSide.client.$transaction(async (tx) => {
              await goBack(tx)
              return begun(tx)
            }, limits(options)),
          work,
        ),
    },
    platformPool: platformSide.pool,
    received: () => appSide.received() + platformSide.received(),
  }
}

/**
 * Opens the database for the applications. Every query runs in a transaction of a scope: in `forOrganisation(id)`, row-level security
 * limits reads and writes to that organisation's rows.
 */
export const createDatabase = (options: DatabaseOptions): Database => {
  const sides = openSides(options)
  return { ...scopesOf(sides, options, null), close: () => closeSides(sides) }
}

/** The database as it was: the tables that public pages read, and no others. Read-only. */
export interface PastDatabase {
  /** The database as of an instant, ISO in UTC. */
  readonly at: (instant: string) => Database
  readonly close: () => Promise<void>
}

/** Opens the past of the database (decision 119). A query for a table without a view in the schema `past` fails. */
export const createPastDatabase = (options: Omit<DatabaseOptions, 'openClient'>): PastDatabase => {
  const sides = openSides({ ...options, openClient: (pool) => openNewClient(pool, pastSchema) })
  // Databases of several instants share the connections.
  return { at: (instant) => ({ ...scopesOf(sides, options, instant), close: async () => {} }), close: () => closeSides(sides) }
}
