import pg from 'pg'
import type { Prisma } from '../generated/client'

/** A transaction of an organisation in which questions are asked one after another, on one connection. */
export interface Reading {
  readonly rows: <Row>(query: Prisma.Sql) => Promise<Row[]>
  /** Gives the connection back; whoever opens a reading ends it. */
  readonly end: () => Promise<void>
}

/**
 * Opens a transaction in which rows are read as the driver reads them, each question seeing what is committed when it is asked. The
 * organisation is set for the transaction alone, so the connection goes back to its pool without it; one that broke does not go back.
 * The pool's connections send without waiting for answers (`pipeline`).
 */
export const openReading = async (pool: pg.Pool, organisationId: string, timeoutMs: number): Promise<Reading> => {
  const client = await pool.connect()
  let failure: Error | null = null
  let last: Promise<unknown> = Promise.resolve()
  const ask = (query: pg.QueryConfig) => {
    const answer = client.query({ ...query, query_timeout: timeoutMs } as pg.QueryConfig)
    last = answer.catch((error: Error) => {
      failure ??= error
    })
    return answer
  }
  const end = async () => {
    await last
    // A question that the database refused leaves the connection whole: whoever asks for what can't be costs nobody a new one.
    if (!failure || failure instanceof pg.DatabaseError) {
      failure = null
      ask({ text: 'rollback' }).catch(() => {})
      await last
    }
    client.release(failure ?? undefined)
  }
  // Two statements at once, and what is asked goes out behind them: a busy process is slow to hear of an answer. Only values can be given apart.
  const scope = ask({ text: `begin read only; select set_config('app.organisation_id', ${client.escapeLiteral(organisationId)}, true)` })
  scope.catch(() => {})
  const rows = async <Row>(query: Prisma.Sql): Promise<Row[]> => {
    const [answer] = await Promise.all([ask({ text: query.text, values: query.values }), scope])
    return answer.rows as Row[]
  }
  return { rows, end }
}

/** The rows of one query in a transaction of its own. */
export const queryRows = async <Row>(pool: pg.Pool, organisationId: string, query: Prisma.Sql, timeoutMs: number): Promise<Row[]> => {
  const reading = await openReading(pool, organisationId, timeoutMs)
  try {
    return await reading.rows<Row>(query)
  } finally {
    // What was read is known: whoever asked need not wait until the connection is given back, which can't fail.
    void reading.end()
  }
}
