/** How long a person stays signed in where they do nothing. */
export const sessionHours = 12

/** The instant before which a session not seen since is over. */
export const sessionsEndedBefore = (now: string): Date => new Date(Date.parse(now) - sessionHours * 3_600_000)
