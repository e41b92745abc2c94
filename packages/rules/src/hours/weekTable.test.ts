import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildHours, buildLocation } from '../testing/buildLocation'
import { weekTable } from './weekTable'

const config = buildConfig()
const alternating = buildConfig({ hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2025-01-04' } })

it('the table of hours joins five equal weekdays into Mon-Fri and marks today (LOC-13, LOC-19, LOC-20, LOC-21)', () => {
  expect(weekTable(buildLocation(), 'sales', { config, now: '2026-03-11T02:00:00Z' })).toEqual([
    { days: 'Mon-Fri', text: '8:30am – 5:30pm', isToday: true },
    { days: 'Saturday', text: '9:00am – 4:00pm', isToday: false },
    { days: 'Sunday', text: 'Closed', isToday: false },
  ])
})

it('the table of hours lists every day when one weekday differs (LOC-21)', () => {
  const [sales] = buildLocation().departments
  const hours = (sales?.hours ?? []).map((hour) => (hour.weekday === 4 ? { ...hour, close: '21:00' } : hour))
  const rows = weekTable(buildLocation({ departments: [{ department: 'sales', hours }] }), 'sales', { config, now: '2026-03-11T02:00:00Z' })
  expect(rows.map(({ days }) => days)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
  expect(rows[3]?.text).toBe('8:30am – 9:00pm')
  expect(rows.filter(({ isToday }) => isToday).map(({ days }) => days)).toEqual(['Wednesday'])
})

it('the table of hours lists every day if the site doesn’t join days (LOC-21)', () => {
  expect(
    weekTable(buildLocation(), 'sales', { config: buildConfig({ hours: { collapseWeekdays: false } }), now: '2026-03-11T02:00:00Z' }),
  ).toHaveLength(7)
})

it('the table of hours marks today in the location’s time zone (LOC-16)', () => {
  // Saturday evening in Perth, already Sunday in Auckland.
  const now = '2026-03-14T12:00:00Z'
  const today = (timeZone: string) => weekTable(buildLocation({ timeZone }), 'sales', { config, now }).find(({ isToday }) => isToday)?.days
  expect(today('Australia/Perth')).toBe('Saturday')
  expect(today('Pacific/Auckland')).toBe('Sunday')
})

it.each([
  { name: 'the week before', now: '2024-12-31T02:00:00Z', text: 'By appointment only' },
  { name: 'on the Saturday', now: '2025-01-04T02:00:00Z', text: 'By appointment only' },
  { name: 'on the Sunday after, which looks at the next one', now: '2025-01-05T02:00:00Z', text: '9:00am – 4:00pm' },
  { name: 'two weeks on', now: '2025-01-15T02:00:00Z', text: 'By appointment only' },
])('the week table shows whether the next service Saturday is by appointment only (LOC-18, LOC-19): $name', ({ now, text }) => {
  const saturday = (department: 'sales' | 'service') => weekTable(buildLocation(), department, { config: alternating, now })[1]
  expect(saturday('service')?.text).toBe(text)
  expect(saturday('sales')?.text).toBe('9:00am – 4:00pm')
})

it('the table of hours lists nothing for an unknown department, and missing days as closed (LOC-14)', () => {
  expect(weekTable(buildLocation(), 'parts', { config, now: '2026-03-11T02:00:00Z' })).toEqual([])
  const empty = buildLocation({ departments: [{ department: 'parts', hours: [] }] })
  expect(weekTable(empty, 'parts', { config, now: '2026-03-11T02:00:00Z' }).every(({ text }) => text === 'Closed')).toBe(true)
})

it('the table of hours doesn’t mark a weekday as today on a special day (LOC-15)', () => {
  const holiday = { date: '2026-03-11', name: 'Show day', status: 'Closed', startAt: null, endAt: null } as const
  const rows = weekTable(buildLocation({ specialDays: [holiday] }), 'sales', { config, now: '2026-03-11T02:00:00Z' })
  expect(rows.some(({ isToday }) => isToday)).toBe(false)
  expect(weekTable(buildLocation({ specialDays: [holiday] }), 'sales', { config, now: '2026-03-12T02:00:00Z' })[0]?.isToday).toBe(true)
})

it('the table of hours writes a day with a break in one line (ENT-08, LOC-19)', () => {
  const hours = buildHours([1, 2, 3, 4, 5], '08:30-12:00', '13:00-17:00')
  const [row] = weekTable(buildLocation({ departments: [{ department: 'sales', hours }] }), 'sales', {
    config,
    now: '2026-03-11T02:00:00Z',
  })
  expect(row).toEqual({ days: 'Mon-Fri', text: '8:30am – 12:00pm, 1:00pm – 5:00pm', isToday: true })
})
