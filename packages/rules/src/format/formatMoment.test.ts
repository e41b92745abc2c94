import { expect, it } from 'vitest'
import { formatMoment, zoneName } from './formatMoment'

it.each([
  { name: 'a morning in Perth', instant: '2026-11-24T01:00:00Z', zone: 'Australia/Perth', text: 'Tue 24 Nov, 9:00 am (Perth)' },
  { name: 'the same in Sydney', instant: '2026-11-24T01:00:00Z', zone: 'Australia/Sydney', text: 'Tue 24 Nov, 12:00 pm (Sydney)' },
  { name: 'midnight', instant: '2026-11-23T16:00:00Z', zone: 'Australia/Perth', text: 'Tue 24 Nov, 12:00 am (Perth)' },
  {
    name: 'next year, by the zone’s own calendar',
    instant: '2026-12-31T16:00:00Z',
    zone: 'Australia/Perth',
    text: 'Fri 1 Jan 2027, 12:00 am (Perth)',
  },
  {
    name: 'a place of two words',
    instant: '2026-07-01T00:00:00Z',
    zone: 'Australia/Broken_Hill',
    text: 'Wed 1 Jul, 9:30 am (Broken Hill)',
  },
])('says $name (LOC-16)', ({ instant, zone, text }) => {
  expect(formatMoment(instant, zone, '2026-11-20T00:00:00Z')).toBe(text)
})

it('names a zone that is no place by itself (LOC-16)', () => {
  expect(zoneName('UTC')).toBe('UTC')
})
