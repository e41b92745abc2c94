import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from './generated/client'
import { rememberConnections, withConnection } from './lists/askDirectly'
import { openReading, queryRows, type Reading } from './lists/queryRows'
import type { Transaction } from './Transaction'

export interface TransactionOptions {
  /** Bulk work may take longer than a request. */
  readonly timeoutMs?: number
}

/** What one caller can see and change: an organisation, or all of them. */
export interface Scope {
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions) => Promise<T>
}

export interface OrganisationScope extends Scope {
  /** Answers one question in a transaction of its own, past the ORM, which takes longer over thousands of rows than the database does. */
  readonly rows: <Row>(query: Prisma.Sql) => Promise<Row[]>
  /** The same for many questions, such as pages, that should not each wait for a transaction to begin; end it. */
  readonly openReading: () => Promise<Reading>
}

export interface Database {
  readonly forOrganisation: (organisationId: string) => OrganisationScope
  /** Staff, workers and host lookup: every organisation. */
  readonly platform: Scope
  /** The same connections, for a library that brings its own SQL, such as the one that counts limits. */
  readonly platformPool: pg.Pool
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  readonly app: string
  readonly platform: string
  /** Size of the connection pool of each of the two roles. */
  readonly poolSize?: number
  /** How long whoever finds all connections in use waits for one. */
  readonly waitForConnectionMs?: number
  /** How long one question may take, where people wait for each; its connection is then closed. Transactions may be longer. */
  readonly answerWithinMs?: number
}

const usualTimeoutMs = 20_000

const openClient = (url: string, poolSize: number, waitForConnectionMs: number, answerWithinMs: number | undefined) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: waitForConnectionMs,
    ...(answerWithinMs !== undefined && { query_timeout: answerWithinMs }),
    idleTimeoutMillis: 30_000,
    // What is asked before an earlier answer is there goes out at once: each answer waited for costs a busy process more than the question.
    pipeline: true,
  })
  // An idle connection that breaks is dropped by the pool; without a listener Node would end the process.
  pool.on('error', () => {})
  rememberConnections(pool)
  const client = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' })
  const close = async () => {
    await client.$disconnect()
    await pool.end()
  }
  return { client, pool, close }
}

/**
 * Opens the database for the applications. Every query runs in a transaction of a scope: inside `forOrganisation(id)` the
 * database itself shows and accepts only that organisation's rows.
 */
export const createDatabase = ({
  app,
  platform,
  poolSize = 10,
  waitForConnectionMs = 10_000,
  answerWithinMs,
}: DatabaseOptions): Database => {
  const appSide = openClient(app, poolSize, waitForConnectionMs, answerWithinMs)
  const platformSide = openClient(platform, poolSize, waitForConnectionMs, answerWithinMs)
  const rowsMs = answerWithinMs ?? usualTimeoutMs
  const limits = ({ timeoutMs = usualTimeoutMs }: TransactionOptions = {}) => ({ maxWait: waitForConnectionMs, timeout: timeoutMs })

  return {
    forOrganisation: (organisationId) => ({
      transaction: (work, options) =>
        withConnection(
          (begun) =>
            appSide.client.$transaction(async (tx) => {
              await tx.$executeRaw`select set_config('app.organisation_id', ${organisationId}, true)`
              return begun(tx)
            }, limits(options)),
          work,
        ),
      rows: <Row>(query: Prisma.Sql) => queryRows<Row>(appSide.pool, organisationId, query, rowsMs),
      openReading: () => openReading(appSide.pool, organisationId, rowsMs),
    }),
    platform: {
      transaction: (work, options) => withConnection((begun) => platformSide.client.$transaction(begun, limits(options)), work),
    },
    platformPool: platformSide.pool,
    close: async () => {
      await Promise.all([appSide.close(), platformSide.close()])
    },
  }
}
