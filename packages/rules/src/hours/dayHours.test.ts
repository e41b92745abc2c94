import { expect, it } from 'vitest'
import { buildHours, buildLocation } from '../testing/buildLocation'
import { dayHours, specialHours, usualHours } from './dayHours'

const location = buildLocation({
  specialDays: [
    { date: '2026-04-03', name: 'Good Friday', status: 'Closed', startAt: null, endAt: null },
    { date: '2026-04-05', name: 'Easter Sunday', status: 'Open', startAt: '2026-04-05T00:00:00Z', endAt: '2026-04-05T04:00:00Z' },
  ],
})

it.each([
  { name: 'a usual Thursday', date: '2026-04-02', hours: [{ from: 510, until: 1050 }] },
  { name: 'a holiday that is closed', date: '2026-04-03', hours: [] },
  { name: 'a usual Saturday', date: '2026-04-04', hours: [{ from: 540, until: 960 }] },
  { name: 'a special Sunday, in Sydney’s time after daylight saving', date: '2026-04-05', hours: [{ from: 600, until: 840 }] },
  { name: 'a usual Sunday', date: '2026-04-12', hours: [] },
])('a location gives the hours of a date (LOC-13, LOC-15, LOC-16): $name', ({ date, hours }) => {
  expect(dayHours(location, 'sales', date)).toEqual(hours)
})

it('the hours of a day treats reversed hours and an unknown department as closed (ENT-08)', () => {
  const backwards = buildLocation({
    departments: [{ department: 'sales', hours: buildHours([1], '17:00-09:00') }],
  })
  expect(usualHours(backwards, 'sales', 1)).toEqual([])
  expect(usualHours(backwards, 'parts', 1)).toEqual([])
})

it('the hours of a day lists the hours before and after a break in order (ENT-08)', () => {
  const spans = buildHours([1], '13:00-17:00', '08:30-12:00')
  expect(usualHours(buildLocation({ departments: [{ department: 'sales', hours: spans }] }), 'sales', 1)).toEqual([
    { from: 510, until: 720 },
    { from: 780, until: 1020 },
  ])
})

it('the hours of a day lets a special day run to midnight (ENT-09)', () => {
  const day = {
    date: '2026-03-31',
    name: 'Late night',
    status: 'Open',
    startAt: '2026-03-30T22:00:00Z',
    endAt: '2026-03-31T13:00:00Z',
  } as const
  expect(specialHours(day, 'Australia/Sydney')).toEqual([{ from: 540, until: 1440 }])
})
