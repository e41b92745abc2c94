/** Time acceleration of holds and payments: an hour in six seconds, so that holds and reservations expire. */
const speed = 600

/** Accelerated time of a trial from its real start and a jump ahead, in milliseconds each; ISO in UTC. */
export const trialNow = (began: number, ahead = 0): string => new Date(began + (Date.now() - began) * speed + ahead).toISOString()
