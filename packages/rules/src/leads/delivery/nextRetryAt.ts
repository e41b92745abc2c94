import { retryPause, retryPolicies } from '../../retries/retryPolicies'

/** Maximum duration of retries. Milliseconds. */
const maxRetryMs = 3 * 86_400_000
/** Jitter of the backoff, so that simultaneous failures don't retry simultaneously. */
const jitter = 0.2

export interface FailedAttempt {
  /** Number of attempts so far, including the last. */
  readonly tries: number
  /** First attempt, and last failure; ISO in UTC. */
  readonly since: string
  readonly now: string
  /** The receiver's Retry-After, in seconds; null if none. */
  readonly retryAfterSeconds: number | null
  /** Random number from 0 to 1. */
  readonly chance: number
}

/**
 * Time of the next retry of a failed lead delivery (ENT-16): over three days, with a last attempt at the end; null to give up. Honours
 * Retry-After up to a day.
 */
export const nextRetryAt = ({ tries, since, now, retryAfterSeconds, chance }: FailedAttempt): string | null => {
  const at = Date.parse(now)
  const end = Date.parse(since) + maxRetryMs
  if (at >= end || tries >= retryPolicies.delivery.maxAttempts) return null
  const jitteredPause = retryPause(retryPolicies.delivery, tries) * (1 + jitter * (2 * chance - 1))
  const waitSeconds = Math.min(Math.max(0, retryAfterSeconds ?? 0), 86_400)
  const next = at + Math.max(jitteredPause, waitSeconds) * 1000
  // Limits the delay in case the clock was put back.
  return new Date(Math.min(next, Math.max(end, at + 1000))).toISOString()
}
