import { expect, it } from 'vitest'
import { type FeedSchedule, nextFeedRun } from './nextFeedRun'

const daily = (at: number[], timeZone = 'Australia/Sydney'): FeedSchedule => ({ kind: 'daily', at, timeZone })

it.each<[name: string, schedule: FeedSchedule, after: string, next: string | null]>([
  ['every quarter of an hour', { kind: 'every', minutes: 15 }, '2026-06-01T02:00:00.000Z', '2026-06-01T02:15:00.000Z'],
  ['later today', daily([360, 780]), '2026-06-01T02:00:00.000Z', '2026-06-01T03:00:00.000Z'],
  ['tomorrow', daily([360]), '2026-06-01T02:00:00.000Z', '2026-06-01T20:00:00.000Z'],
  ['tomorrow, if its time is now', daily([720]), '2026-06-01T02:00:00.000Z', '2026-06-02T02:00:00.000Z'],
  ['in another time zone', daily([360], 'Australia/Perth'), '2026-06-01T02:00:00.000Z', '2026-06-01T22:00:00.000Z'],
  ['in summer, an hour earlier', daily([360]), '2026-12-01T02:00:00.000Z', '2026-12-01T19:00:00.000Z'],
  ['when clocks skip its time', daily([150]), '2026-10-03T12:00:00.000Z', '2026-10-03T16:00:00.000Z'],
  ['never without a time', daily([]), '2026-06-01T02:00:00.000Z', null],
])('a feed is fetched $0 (ENT-01)', (_name, schedule, after, next) => expect(nextFeedRun(schedule, after)).toBe(next))
