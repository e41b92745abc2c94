/**
 * What the database answers, where it does within so many milliseconds; else rejects as `isDatabaseAway` knows it. A database that hangs,
 * behind a stalled disk or network, is away to who waits. What was asked may still be done later: only for what can be done twice.
 */
export const answeredWithin = async <T>(milliseconds: number, answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`The database gave no answer within ${milliseconds} ms.`), { code: 'ETIMEDOUT' })),
      milliseconds,
    )
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
