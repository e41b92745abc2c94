import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildHours, buildLocation } from '../testing/buildLocation'
import { openNow } from './openNow'

const location = buildLocation({
  specialDays: [
    { date: '2026-04-03', name: 'Good Friday', status: 'Closed', startAt: null, endAt: null },
    { date: '2026-04-04', name: 'Easter Saturday', status: 'Closed', startAt: null, endAt: null },
    { date: '2026-04-06', name: 'Easter Monday', status: 'Open', startAt: '2026-04-06T00:00:00Z', endAt: '2026-04-06T03:00:00Z' },
  ],
})

it.each([
  ['a minute before opening', '2026-03-10T21:29:00Z', false, 'Closed, opens 8:30am'],
  ['the opening minute', '2026-03-10T21:30:00Z', true, 'Open until 5:30pm'],
  ['the last minute', '2026-03-11T06:29:00Z', true, 'Open until 5:30pm'],
  ['the closing minute', '2026-03-11T06:30:00Z', false, 'Closed, opens tomorrow 8:30am'],
  ['Saturday after closing', '2026-03-14T06:00:00Z', false, 'Closed, opens Monday 8:30am'],
  ['a closed holiday', '2026-04-03T00:00:00Z', false, 'Closed, opens Monday 10:00am'],
  ['a holiday with special hours, after daylight saving ended', '2026-04-06T02:59:00Z', true, 'Open until 1:00pm'],
  ['after those hours', '2026-04-06T03:00:00Z', false, 'Closed, opens tomorrow 8:30am'],
])('the hours rule decides whether a location is open (LOC-15, LOC-16): $0', (_name, now, open, text) => {
  expect(openNow(location, 'sales', now)).toEqual({ open, text })
})

it('a location opens at the same time by the wall clock on both sides of daylight saving (LOC-16)', () => {
  expect(openNow(buildLocation(), 'sales', '2026-04-01T21:30:00Z').open).toBe(true)
  expect(openNow(buildLocation(), 'sales', '2026-04-07T21:30:00Z').open).toBe(false)
  expect(openNow(buildLocation(), 'sales', '2026-04-07T22:30:00Z').open).toBe(true)
})

it('a location is closed without an opening time if it never opens (LOC-19)', () => {
  expect(openNow(location, 'parts', '2026-03-11T02:00:00Z')).toEqual({ open: false, text: 'Closed' })
})

it('a location is closed without an appointment on an appointment-only service Saturday (LOC-18)', () => {
  const { hours } = buildConfig({ hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2025-01-04' } })
  const now = '2025-01-04T00:00:00Z'
  expect(openNow(location, 'service', now).open).toBe(true)
  expect(openNow(location, 'service', now, hours)).toEqual({ open: false, text: 'Closed, opens Monday 7:30am' })
  expect(openNow(location, 'sales', now, hours).open).toBe(true)
})

const withLunch = buildLocation({
  departments: [{ department: 'sales', hours: buildHours([1], '08:30-12:00', '13:00-17:00') }],
})

it.each([
  { name: 'the morning', now: '2026-03-09T00:59:00Z', open: true, text: 'Open until 12:00pm' },
  { name: 'the break', now: '2026-03-09T01:00:00Z', open: false, text: 'Closed, opens 1:00pm' },
  { name: 'the afternoon', now: '2026-03-09T02:00:00Z', open: true, text: 'Open until 5:00pm' },
  { name: 'the evening', now: '2026-03-09T06:00:00Z', open: false, text: 'Closed, opens Monday 8:30am' },
])('the hours rule handles a day with a break (ENT-08): $name', ({ now, open, text }) =>
  expect(openNow(withLunch, 'sales', now)).toEqual({ open, text }),
)
