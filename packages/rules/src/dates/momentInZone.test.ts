import { expect, it } from 'vitest'
import { momentInZone } from './momentInZone'

it.each([
  ['Perth is a day ahead of UTC in the evening', '2026-01-01T20:30:00Z', 'Australia/Perth', { date: '2026-01-02', minutes: 270 }],
  ['midnight is minute 0, not 24:00', '2026-01-01T16:00:00Z', 'Australia/Perth', { date: '2026-01-02', minutes: 0 }],
  ['Sydney before daylight saving ends', '2026-04-04T15:59:00Z', 'Australia/Sydney', { date: '2026-04-05', minutes: 179 }],
  ['Sydney after daylight saving ended', '2026-04-04T16:00:00Z', 'Australia/Sydney', { date: '2026-04-05', minutes: 120 }],
  ['Adelaide is half an hour off', '2026-07-01T00:00:00Z', 'Australia/Adelaide', { date: '2026-07-01', minutes: 570 }],
  ['Auckland in summer', '2025-12-31T11:00:00Z', 'Pacific/Auckland', { date: '2026-01-01', minutes: 0 }],
])('the calendar gives the local time of a zone (LOC-16): $0', (_name, instant, timeZone, moment) => {
  expect(momentInZone(instant, timeZone)).toEqual(moment)
})

it('the local time stays right when instants and zones alternate, although the last result is cached (LOC-16)', () => {
  const noon = '2026-07-01T12:00:00Z'
  const results = ['Australia/Perth', 'Pacific/Auckland', 'Australia/Perth'].flatMap((zone) => [
    momentInZone(noon, zone).minutes,
    momentInZone('2026-07-01T13:00:00Z', zone).minutes,
    momentInZone(noon, zone).minutes,
  ])
  expect(results).toEqual([1200, 1260, 1200, 0, 60, 0, 1200, 1260, 1200])
})
