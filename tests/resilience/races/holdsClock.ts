/** How much faster time passes for those who hold and pay: an hour in six seconds, so that holds lapse and reservations run out. */
const speed = 600

/** The instant of a trial that began at a real instant and jumped ahead since, in milliseconds each; ISO in UTC. */
export const trialNow = (began: number, ahead = 0): string => new Date(began + (Date.now() - began) * speed + ahead).toISOString()
