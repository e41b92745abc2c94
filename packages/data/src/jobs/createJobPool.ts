import pg from 'pg'

/**
 * Connection pool for the job runner; the caller must close it. The runner's own pool stops listening for errors before its connections
 * close, so that a connection cut by a database restart would end the process.
 */
export const createJobPool = (url: string, size: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: size })
  // A broken connection fails at its next query and is replaced.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
