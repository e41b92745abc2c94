import type { Database } from './createDatabase'

type Received = Pick<Database, 'received'>

/** What a database had received when a query timed out during which it received nothing. */
const receivedAtSilence = new WeakMap<Received, number>()

/** Timeout of a query after another one had no answer, while the database is still silent. Milliseconds. */
const silentTimeoutMs = 100

/**
 * The timeout of a query in milliseconds: the given one, or a short one if the database answers nothing since another query timed out. So
 * a request with several queries waits for one timeout of a hanging database, not for each.
 */
export const queryTimeout = (milliseconds: number, db: Received): number =>
  receivedAtSilence.get(db) === db.received() ? Math.min(milliseconds, silentTimeoutMs) : milliseconds

/**
 * Adds a timeout to a query: rejects with an error that `isDatabaseAway` recognises, because a hung database (stalled disk or network)
 * counts as unavailable. The query may still complete later, so use it for idempotent work only. With `db` the timeout is short while that
 * database is silent (`queryTimeout`).
 */
export const withQueryTimeout = async <T>(timeoutMs: number, answer: Promise<T>, db?: Received): Promise<T> => {
  const milliseconds = db ? queryTimeout(timeoutMs, db) : timeoutMs
  const received = db?.received()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => {
      if (db && received !== undefined && db.received() === received) receivedAtSilence.set(db, received)
      reject(Object.assign(new Error(`The database gave no answer within ${milliseconds} ms.`), { code: 'ETIMEDOUT' }))
    }
    // If the event loop was blocked, the timer fires before a result that has already arrived is read.
    timer = setTimeout(() => setImmediate(() => setImmediate(fail)), milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
