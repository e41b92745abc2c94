import { expect, it } from 'vitest'
import { formatMoment, zoneName } from './formatDate'

it.each([
  ['a morning in Perth', '2026-11-24T01:00:00Z', 'Australia/Perth', 'Tue 24 Nov, 9:00 am (Perth)'],
  ['the same in Sydney', '2026-11-24T01:00:00Z', 'Australia/Sydney', 'Tue 24 Nov, 12:00 pm (Sydney)'],
  ['midnight', '2026-11-23T16:00:00Z', 'Australia/Perth', 'Tue 24 Nov, 12:00 am (Perth)'],
  ['next year, by the zone’s own calendar', '2026-12-31T16:00:00Z', 'Australia/Perth', 'Fri 1 Jan 2027, 12:00 am (Perth)'],
  ['a place of two words', '2026-07-01T00:00:00Z', 'Australia/Broken_Hill', 'Wed 1 Jul, 9:30 am (Broken Hill)'],
])('the date format writes $0 (LOC-16)', (_name, instant, zone, text) =>
  expect(formatMoment(instant, zone, '2026-11-20T00:00:00Z')).toBe(text),
)

it('a formatted time names a time zone that is not a place (LOC-16)', () => expect(zoneName('UTC')).toBe('UTC'))
