/** When failed work is retried. */
interface RetryPolicy {
  /** Pause in seconds after each failure; the last one repeats. */
  readonly pauses: readonly number[]
  /** Attempts before giving up; null to retry for good. */
  readonly maxAttempts: number | null
}

/** The retry policies of all background work (API-07, ENT-16). */
export const retryPolicies = {
  /** Messages of the outbox, and files for marketplaces: about a day. */
  message: { pauses: [30, 120, 480, 1920, 7680, 21_600], maxAttempts: 9 },
  /** A lead for a destination: three days, see `nextRetryAt`. The limit of attempts applies if clocks stop or run backwards. */
  delivery: { pauses: [5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000], maxAttempts: 20 },
  /** A destination that fails: no other lead is sent to it for the pause. */
  destination: { pauses: [5, 10, 20, 40, 80, 160, 300], maxAttempts: null },
  /** A dealer's mailbox. */
  mailbox: { pauses: [60, 120, 240, 480, 960, 1920, 3600], maxAttempts: null },
  /** A photo of a feed, until the feed has the photo again. */
  photo: { pauses: [60, 240, 960, 3840], maxAttempts: 5 },
  /** A fetch of a feed whose worker was killed. A fetch that failed waits for the feed's schedule. */
  feed: { pauses: [0], maxAttempts: 5 },
} as const satisfies { readonly [Work: string]: RetryPolicy }

/** Backoff in seconds after a number of failures, from 1. */
export const retryPause = ({ pauses }: RetryPolicy, failures: number): number =>
  pauses[Math.min(Math.max(failures, 1), pauses.length) - 1] ?? 0
