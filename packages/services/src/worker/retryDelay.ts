/** How often a message is tried before a person has to look at it. Together the tries span about a day. */
export const maxAttempts = 9

/** Seconds until the next try after `attempts` failed ones: half a minute at first, then ever longer, up to six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(30 * 4 ** Math.max(0, attempts - 1), 6 * 3600)
}
