import type pg from 'pg'
import type { Prisma } from '../generated/client'

/** A transaction of an organisation in which questions are asked one after another, on one connection. */
export interface Reading {
  readonly rows: <Row>(query: Prisma.Sql) => Promise<Row[]>
  /** Gives the connection back; whoever opens a reading ends it. */
  readonly end: () => Promise<void>
}

/**
 * Opens a transaction in which rows are read as the driver reads them, each question seeing what is committed when it is asked. The
 * organisation is set for the transaction alone, so the connection goes back to its pool without it; one that failed does not go back.
 */
export const openReading = async (pool: pg.Pool, organisationId: string, timeoutMs: number): Promise<Reading> => {
  const client = await pool.connect()
  let failure: Error | null = null
  let last: Promise<unknown> = Promise.resolve()
  const send = async (query: pg.QueryConfig) => {
    try {
      return await client.query({ ...query, query_timeout: timeoutMs } as pg.QueryConfig)
    } catch (error) {
      failure = error as Error
      throw error
    }
  }
  const ask = (query: pg.QueryConfig) => {
    const answer = last.then(() => send(query))
    last = answer.catch(() => {})
    return answer
  }
  const end = async () => {
    await last
    if (!failure) await ask({ text: 'commit' }).catch(() => {})
    client.release(failure ?? undefined)
  }
  // Two statements at once spare waiting for the first: a busy process is slow to hear of an answer. Only values can be given apart.
  const scope = `begin read only; select set_config('app.organisation_id', ${client.escapeLiteral(organisationId)}, true)`
  try {
    await ask({ text: scope })
  } catch (error) {
    await end()
    throw error
  }
  return { rows: async <Row>(query: Prisma.Sql) => (await ask({ text: query.text, values: query.values })).rows as Row[], end }
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
