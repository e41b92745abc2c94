import pg from 'pg'
import type { Prisma } from '../generated/client'

/** A transaction of an organisation for several queries on one connection. */
export interface ReadTransaction {
  readonly rows: <Row>(query: Prisma.Sql) => Promise<Row[]>
  /** Releases the connection. The caller that opened the transaction must close it. */
  readonly end: () => Promise<void>
}

interface ReadOptions {
  readonly timeoutMs: number
  /** The instant, ISO in UTC, whose rows it reads; null: the present ones. */
  readonly asOf: string | null
}

/**
 * Opens a read-only transaction without the ORM; each query sees what is committed at its start. The organisation is set for the
 * transaction only, so that the connection returns to the pool clean; a broken one is discarded. The pool pipelines queries (`pipeline`).
 */
export const openReadTransaction = async (
  pool: pg.Pool,
  organisationId: string,
  { timeoutMs, asOf }: ReadOptions,
): Promise<ReadTransaction> => {
  const client = await pool.connect()
  let failure: Error | null = null
  let last: Promise<unknown> = Promise.resolve()
  const runQuery = (query: pg.QueryConfig) => {
    const answer = client.query({ ...query, query_timeout: timeoutMs } as pg.QueryConfig)
    last = answer.catch((error: Error) => {
      failure ??= error
    })
    return answer
  }
  const end = async () => {
    await last
    // A query error leaves the connection intact, so that bad input doesn't cost a new connection.
    if (!failure || failure instanceof pg.DatabaseError) {
      failure = null
      runQuery({ text: 'rollback' }).catch(() => {})
      await last
    }
    client.release(failure ?? undefined)
  }
  // Two statements in one message, pipelined with the first query, as each round trip costs a busy process time. Parameters are only
  // possible in single statements.
  const past =
    asOf === null ? '' : `, set_config('search_path', 'past', true), set_config('app.as_of', ${client.escapeLiteral(asOf)}, true)`
  const scope = runQuery({
    text: `begin read only; select set_config('app.organisation_id', ${client.escapeLiteral(organisationId)}, true)${past}`,
  })
  scope.catch(() => {})
  const rows = async <Row>(query: Prisma.Sql): Promise<Row[]> => {
    const [answer] = await Promise.all([runQuery({ text: query.text, values: query.values }), scope])
    return answer.rows as Row[]
  }
  return { rows, end }
}

/** Runs one query in its own transaction. */
export const queryRows = async <Row>(pool: pg.Pool, organisationId: string, query: Prisma.Sql, options: ReadOptions): Promise<Row[]> => {
  const tx = await openReadTransaction(pool, organisationId, options)
  try {
    return await tx.rows<Row>(query)
  } finally {
    // The result is complete: the caller need not wait for the release, which can't fail.
    void tx.end()
  }
}
