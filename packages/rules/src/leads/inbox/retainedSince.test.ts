import { expect, it } from 'vitest'
import { erasedAt, retainedSince } from './erasedAt'

it.each([
  { name: 'the end of a long month', months: 6, now: '2026-08-31T12:00:00.000Z', since: '2026-03-01' },
  { name: 'the end of February', months: 6, now: '2026-02-28T12:00:00.000Z', since: '2025-09-01' },
  { name: 'the middle of a month', months: 24, now: '2026-11-22T12:00:00.000Z', since: '2024-11-23' },
  { name: 'seven years', months: 84, now: '2026-11-22T12:00:00.000Z', since: '2019-11-23' },
])('retainedSince: $name (ENT-16)', ({ months, now, since }) => expect(retainedSince(months, now)).toBe(since))

it('retainedSince agrees with erasedAt on every day of two years', () => {
  for (let day = 0; day < 730; day++) {
    const now = new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString()
    const since = retainedSince(13, now)
    const erased = (lastAt: string) => (erasedAt({ lastAt, nextStepAt: null, snoozedUntil: null }, 13) ?? '') <= now
    expect([erased(`${since}T00:00:00.000Z`), erased(new Date(Date.parse(since) - 86_400_000).toISOString())]).toEqual([false, true])
  }
})
