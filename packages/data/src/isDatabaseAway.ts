/** Error codes of Postgres, its driver and the ORM for an unavailable, stopping or starting database. */
const codes = new Set([
  // Class 08: connections; 57P0x: shutting down, crashed, starting up; 53300: no connection left; 25006: read-only.
  // 08P01 is PgBouncer's for everything: the server is away or full, or a query waited too long for a connection.
  ...['08000', '08001', '08003', '08004', '08006', '08P01', '57P01', '57P02', '57P03', '53300', '25006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
  ...['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2037'],
])
const kinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TlsConnectionError', 'TooManyConnections'])
// The pool reports a second release where the job runner lost its connection.
const messagePattern =
  /connection terminated|terminating connection|release called on client which has already been released|timeout exceeded when trying to connect|connection ended|query read timeout|client has encountered a connection error|the database system is|unable to start a transaction in the given time|transaction already closed|server has closed the connection|can't reach database server/i

interface ErrorFields {
  readonly code?: unknown
  readonly originalCode?: unknown
  readonly kind?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly meta?: { readonly driverAdapterError?: unknown }
  readonly errors?: unknown
}

/** Whether an error means that the database is unavailable: a transient fault, to be retried. */
export const isDatabaseAway = (error: unknown, depth = 0): boolean => {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code, originalCode, kind, message, cause, meta, errors } = error as ErrorFields
  if ([code, originalCode].some((one) => typeof one === 'string' && codes.has(one))) return true
  if (typeof kind === 'string' && kinds.has(kind)) return true
  if (typeof message === 'string' && messagePattern.test(message)) return true
  return [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? errors : [])].some((one) => isDatabaseAway(one, depth + 1))
}
