const longestMs = 366 * 86_400_000

/** Why nothing can be published at a time, in a sentence; null when it can. Both ISO in UTC. */
export const timeProblem = (publishAt: string, now: string): string | null => {
  const ahead = Date.parse(publishAt) - Date.parse(now)
  if (Number.isNaN(ahead)) return 'That is no date and time.'
  if (ahead <= 0) return 'That time has passed. Choose one to come, or publish now.'
  if (ahead > longestMs) return 'That is more than a year away. Choose a time within a year.'
  return null
}
