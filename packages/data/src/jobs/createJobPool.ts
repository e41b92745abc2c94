import pg from 'pg'

/** Connections to the job queue. */
export type JobPool = pg.Pool

/**
 * Connection pool for the job runner; the caller must close it. The runner's own pool stops listening for errors before its connections
 * close, so that a connection cut by a database restart would end the process.
 */
export const createJobPool = (url: string, size: number): JobPool => {
  // A crash of the database may lose or repeat the last jobs. Each job reads the row it is about first, so neither does harm.
  const pool = new pg.Pool({ connectionString: url, max: size, options: '-c synchronous_commit=off' })
  // A broken connection fails at its next query and is replaced.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
