import { describe, expect, it } from 'vitest'
import { type FailedAttempt, nextRetryAt } from './nextRetryAt'

const since = '2026-06-01T00:00:00.000Z'
const failed: FailedAttempt = { tries: 1, since, now: since, retryAfterSeconds: null, chance: 0.5 }
const secondsUntil = (requested: Partial<FailedAttempt>) => {
  const all = { ...failed, ...requested }
  const next = nextRetryAt(all)
  return next === null ? null : (Date.parse(next) - Date.parse(all.now)) / 1000
}

describe('A failed delivery', () => {
  it.each([
    { name: 'is retried within seconds', requested: {}, seconds: 5 },
    { name: 'later after every further attempt', requested: { tries: 4 }, seconds: 1800 },
    { name: 'no more than twenty hours later', requested: { tries: 12 }, seconds: 72_000 },
    { name: 'a fifth earlier at most', requested: { chance: 0 }, seconds: 4 },
    { name: 'a fifth later at most', requested: { chance: 1 }, seconds: 6 },
    { name: 'when the receiver requests it', requested: { retryAfterSeconds: 120 }, seconds: 120 },
    { name: 'at most a day later, whatever the receiver requests', requested: { retryAfterSeconds: 10_000_000 }, seconds: 86_400 },
    { name: 'not before its own pause is over', requested: { tries: 3, retryAfterSeconds: 1 }, seconds: 300 },
    { name: 'for the last time after three days', requested: { tries: 9, now: '2026-06-03T20:00:00.000Z' }, seconds: 4 * 3600 },
    { name: 'no more after three days', requested: { tries: 9, now: '2026-06-04T00:00:00.000Z' }, seconds: null },
    { name: 'no more after twenty attempts, if the clock stands still', requested: { tries: 20 }, seconds: null },
    { name: 'if the clock was set back by a year', requested: { now: '2025-06-01T00:00:00.000Z' }, seconds: 5 },
  ])('$name', ({ requested, seconds }) => expect(secondsUntil(requested)).toBe(seconds))

  it('A failed delivery is retried twelve times in three days', () => {
    const times: string[] = []
    for (let next: string | null = since; next !== null; next = nextRetryAt({ ...failed, tries: times.length, now: next })) times.push(next)
    expect(times).toHaveLength(12)
    expect(times.at(-1)).toBe('2026-06-04T00:00:00.000Z')
  })
})
