/** Seconds after each failed try until the next: at first for what ends by itself, then ever longer. */
const pauses = [5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000] as const
/** For how long a delivery is tried. Milliseconds. */
const triedFor = 3 * 86_400_000
/** Ends it also where clocks stand still or run backwards. */
const mostTries = 20
/** By how much a pause is varied, so that what failed together is not tried together. */
const jitter = 0.2

export interface FailedTry {
  /** How often it was tried, the last time included. */
  readonly tries: number
  /** When it was first tried, and when it failed last; ISO in UTC. */
  readonly since: string
  readonly now: string
  /** What the receiver asks to be given, in seconds; null where it doesn't say. */
  readonly retryAfterSeconds: number | null
  /** 0 to 1. */
  readonly chance: number
}

/**
 * When a failed delivery of a lead is tried again (ENT-16): over three days, the last time at their end; null when it is given up. A receiver that
 * asks for a pause is given it, up to a day.
 */
export const nextTry = ({ tries, since, now, retryAfterSeconds, chance }: FailedTry): string | null => {
  const at = Date.parse(now)
  const end = Date.parse(since) + triedFor
  if (at >= end || tries >= mostTries) return null
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0]
  const varied = pause * (1 + jitter * (2 * chance - 1))
  const asked = Math.min(Math.max(0, retryAfterSeconds ?? 0), 86_400)
  const next = at + Math.max(varied, asked) * 1000
  // A clock that was put back must not lead to a try in a year.
  return new Date(Math.min(next, Math.max(end, at + 1000))).toISOString()
}
