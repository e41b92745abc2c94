/** Time acceleration of holds and payments: an hour in six seconds, so that holds and reservations expire. */
const speed = 600

/**
 * The accelerated time, ISO in UTC.
 *
 * @param began the real start of the test, in milliseconds
 * @param ahead a jump ahead, in milliseconds
 */
export const trialNow = (began: number, ahead = 0): string => new Date(began + (Date.now() - began) * speed + ahead).toISOString()
