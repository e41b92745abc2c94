import pg from 'pg'

/**
 * Connections for the runner of jobs, closed by whoever opened them. The runner's own pool stops listening for errors before its
 * connections are closed: one that the database cuts meanwhile, as it does when it restarts, would end the process.
 */
export const createJobPool = (url: string, size: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: size })
  // What breaks says so at its next query, and is replaced.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
