import type pg from 'pg'
import type { Prisma } from './generated/client'

/**
 * The rows of one query in a transaction of an organisation, as the driver reads them. The organisation is set for the transaction
 * alone, so the connection goes back to its pool without it; one that failed does not go back.
 */
export const queryRows = async <Row>(pool: pg.Pool, organisationId: string, query: Prisma.Sql, timeoutMs: number): Promise<Row[]> => {
  const client = await pool.connect()
  try {
    await client.query('begin read only')
    await client.query(`select set_config('app.organisation_id', $1, true)`, [organisationId])
    const { rows } = await client.query({ text: query.text, values: query.values, query_timeout: timeoutMs } as pg.QueryConfig)
    await client.query('commit')
    client.release()
    return rows as Row[]
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}
