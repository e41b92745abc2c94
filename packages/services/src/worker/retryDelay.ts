/** Attempts before a message becomes a dead letter; together they span about a day. */
export const maxAttempts = 9

/** Exponential backoff in seconds after `attempts` failures: from half a minute to six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(30 * 4 ** Math.max(0, attempts - 1), 6 * 3600)
}
