/** How often delivery is retried before a message is a dead letter. Together the attempts span about a day. */
export const maxAttempts = 9

/** Seconds until the next try after `attempts` failed ones: half a minute at first, then ever longer, up to six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(30 * 4 ** Math.max(0, attempts - 1), 6 * 3600)
}
