import { expect, it } from 'vitest'
import { type FeedSchedule, nextFeedRun } from './nextFeedRun'

const daily = (at: number[], timeZone = 'Australia/Sydney'): FeedSchedule => ({ kind: 'daily', at, timeZone })

it.each<{ name: string; schedule: FeedSchedule; after: string; next: string | null }>([
  {
    name: 'every quarter of an hour',
    schedule: { kind: 'every', minutes: 15 },
    after: '2026-06-01T02:00:00.000Z',
    next: '2026-06-01T02:15:00.000Z',
  },
  { name: 'later today', schedule: daily([360, 780]), after: '2026-06-01T02:00:00.000Z', next: '2026-06-01T03:00:00.000Z' },
  { name: 'tomorrow', schedule: daily([360]), after: '2026-06-01T02:00:00.000Z', next: '2026-06-01T20:00:00.000Z' },
  { name: 'at once after its own time', schedule: daily([720]), after: '2026-06-01T02:00:00.000Z', next: '2026-06-02T02:00:00.000Z' },
  {
    name: 'by the clock of another place',
    schedule: daily([360], 'Australia/Perth'),
    after: '2026-06-01T02:00:00.000Z',
    next: '2026-06-01T22:00:00.000Z',
  },
  { name: 'in summer, an hour earlier', schedule: daily([360]), after: '2026-12-01T02:00:00.000Z', next: '2026-12-01T19:00:00.000Z' },
  { name: 'when clocks skip its time', schedule: daily([150]), after: '2026-10-03T12:00:00.000Z', next: '2026-10-03T16:00:00.000Z' },
  { name: 'never without a time', schedule: daily([]), after: '2026-06-01T02:00:00.000Z', next: null },
])('A feed is fetched $name (ENT-01)', ({ schedule, after, next }) => expect(nextFeedRun(schedule, after)).toBe(next))
