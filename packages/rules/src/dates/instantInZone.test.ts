import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantInZone, momentInZone } from './momentInZone'

it.each([
  ['Perth, which never changes', '2026-11-24', 540, 'Australia/Perth', { kind: 'one', instant: '2026-11-24T01:00:00.000Z' }],
  ['midnight', '2026-11-24', 0, 'Australia/Perth', { kind: 'one', instant: '2026-11-23T16:00:00.000Z' }],
  ['the last minute before the gap', '2026-10-04', 119, 'Australia/Sydney', { kind: 'one', instant: '2026-10-03T15:59:00.000Z' }],
  [
    'the first minute of the gap',
    '2026-10-04',
    120,
    'Australia/Sydney',
    { kind: 'never', skipped: 120, resumes: 180, instant: '2026-10-03T16:00:00.000Z' },
  ],
  [
    'the last minute of the gap',
    '2026-10-04',
    179,
    'Australia/Sydney',
    { kind: 'never', skipped: 120, resumes: 180, instant: '2026-10-03T16:00:00.000Z' },
  ],
  ['the first minute after the gap', '2026-10-04', 180, 'Australia/Sydney', { kind: 'one', instant: '2026-10-03T16:00:00.000Z' }],
  [
    'a repeated half hour',
    '2026-04-05',
    150,
    'Australia/Sydney',
    { kind: 'twice', instant: '2026-04-04T15:30:00.000Z', second: '2026-04-04T16:30:00.000Z' },
  ],
  ['just before the repeated hour', '2026-04-05', 119, 'Australia/Sydney', { kind: 'one', instant: '2026-04-04T14:59:00.000Z' }],
  ['just after the repeated hour', '2026-04-05', 180, 'Australia/Sydney', { kind: 'one', instant: '2026-04-04T17:00:00.000Z' }],
  [
    'Lord Howe, whose clocks move by half an hour',
    '2026-10-04',
    135,
    'Australia/Lord_Howe',
    { kind: 'never', skipped: 120, resumes: 150, instant: '2026-10-03T15:30:00.000Z' },
  ],
  [
    'Auckland in its gap',
    '2026-09-27',
    150,
    'Pacific/Auckland',
    { kind: 'never', skipped: 120, resumes: 180, instant: '2026-09-26T14:00:00.000Z' },
  ],
])('the calendar finds the instant of a local time (LOC-16): $0', (_name, date, minutes, zone, is) => {
  expect(instantInZone(date, minutes, zone)).toEqual(is)
})

it('the time zone conversion converts a local time back to the same instant, for every zone and minute (LOC-16)', () => {
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
