/**
 * Adds a timeout to a query: rejects with an error that `isDatabaseAway` recognises, because a hung database (stalled disk or network)
 * counts as unavailable. The query may still complete later, so use it for idempotent work only.
 */
export const withQueryTimeout = async <T>(milliseconds: number, answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(Object.assign(new Error(`The database gave no answer within ${milliseconds} ms.`), { code: 'ETIMEDOUT' }))
    // If the event loop was blocked, the timer fires before a result that has already arrived is read.
    timer = setTimeout(() => setImmediate(() => setImmediate(fail)), milliseconds)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
