import { expect, it } from 'vitest'
import { isoInZone } from './momentInZone'

it.each([
  ['2026-11-20T03:05:00Z', 'Australia/Sydney', '2026-11-20T14:05:00+11:00'],
  ['2026-06-20T03:05:59.999Z', 'Australia/Sydney', '2026-06-20T13:05:59+10:00'],
  ['2026-06-20T20:00:00Z', 'Australia/Adelaide', '2026-06-21T05:30:00+09:30'],
  ['2026-01-10T12:00:00Z', 'Pacific/Auckland', '2026-01-11T01:00:00+13:00'],
  ['2026-01-10T12:00:00Z', 'Pacific/Chatham', '2026-01-11T01:45:00+13:45'],
  ['2026-01-10T02:00:00Z', 'America/New_York', '2026-01-09T21:00:00-05:00'],
  ['2026-04-04T16:00:00Z', 'Australia/Sydney', '2026-04-05T02:00:00+10:00'],
])('%s is %s in the local time of %s (LOC-16)', (instant, zone, is) => expect(isoInZone(instant, zone)).toBe(is))
