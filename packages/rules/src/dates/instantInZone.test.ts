import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantInZone } from './instantInZone'
import { momentInZone } from './momentInZone'

it.each([
  {
    name: 'Perth, which never changes',
    date: '2026-11-24',
    minutes: 540,
    zone: 'Australia/Perth',
    is: { kind: 'one', instant: '2026-11-24T01:00:00.000Z' },
  },
  { name: 'midnight', date: '2026-11-24', minutes: 0, zone: 'Australia/Perth', is: { kind: 'one', instant: '2026-11-23T16:00:00.000Z' } },
  {
    name: 'the last minute before the gap',
    date: '2026-10-04',
    minutes: 119,
    zone: 'Australia/Sydney',
    is: { kind: 'one', instant: '2026-10-03T15:59:00.000Z' },
  },
  {
    name: 'the first minute of the gap',
    date: '2026-10-04',
    minutes: 120,
    zone: 'Australia/Sydney',
    is: { kind: 'never', skipped: 120, resumes: 180, instant: '2026-10-03T16:00:00.000Z' },
  },
  {
    name: 'the last minute of the gap',
    date: '2026-10-04',
    minutes: 179,
    zone: 'Australia/Sydney',
    is: { kind: 'never', skipped: 120, resumes: 180, instant: '2026-10-03T16:00:00.000Z' },
  },
  {
    name: 'the first minute after the gap',
    date: '2026-10-04',
    minutes: 180,
    zone: 'Australia/Sydney',
    is: { kind: 'one', instant: '2026-10-03T16:00:00.000Z' },
  },
  {
    name: 'half an hour that comes twice',
    date: '2026-04-05',
    minutes: 150,
    zone: 'Australia/Sydney',
    is: { kind: 'twice', instant: '2026-04-04T15:30:00.000Z', second: '2026-04-04T16:30:00.000Z' },
  },
  {
    name: 'just before what comes twice',
    date: '2026-04-05',
    minutes: 119,
    zone: 'Australia/Sydney',
    is: { kind: 'one', instant: '2026-04-04T14:59:00.000Z' },
  },
  {
    name: 'just after what comes twice',
    date: '2026-04-05',
    minutes: 180,
    zone: 'Australia/Sydney',
    is: { kind: 'one', instant: '2026-04-04T17:00:00.000Z' },
  },
  {
    name: 'Lord Howe, whose clocks move by half an hour',
    date: '2026-10-04',
    minutes: 135,
    zone: 'Australia/Lord_Howe',
    is: { kind: 'never', skipped: 120, resumes: 150, instant: '2026-10-03T15:30:00.000Z' },
  },
  {
    name: 'Auckland in its gap',
    date: '2026-09-27',
    minutes: 150,
    zone: 'Pacific/Auckland',
    is: { kind: 'never', skipped: 120, resumes: 180, instant: '2026-09-26T14:00:00.000Z' },
  },
])('finds the instant of a wall clock (LOC-16): $name', ({ date, minutes, zone, is }) => {
  expect(instantInZone(date, minutes, zone)).toEqual(is)
})

it('goes back to the clock it came from, in every zone and at every minute (LOC-16)', () => {
  const zones = ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham']
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 4 * 525_600 }), (zone, minute) => {
      const instant = new Date(Date.parse('2024-01-01T00:00:00Z') + minute * 60_000).toISOString()
      const { date, minutes } = momentInZone(instant, zone)
      const back = instantInZone(date, minutes, zone)
      expect(back.kind).not.toBe('never')
      expect([back.instant, back.kind === 'twice' ? back.second : null]).toContain(instant)
    }),
  )
})
