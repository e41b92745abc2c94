import { expect, it } from 'vitest'
import { buildHours, buildLocation } from '../testing/buildLocation'
import { visitProblem } from './visitProblem'

/** Friday 20 November 2026, 10:00 in Sydney. */
const now = '2026-11-19T23:00:00.000Z'
const yard = buildLocation({ name: 'Harbour Motors' })
const perth = buildLocation({ id: 'perth', name: 'Perth', timeZone: 'Australia/Perth' })
const withLunch = buildLocation({
  name: 'Harbour Motors',
  departments: [{ department: 'sales', hours: buildHours([1], '08:30-12:00', '13:00-17:00') }],
})
/** Visits on Mondays, nine to three. */
const windows = { week: [{ weekday: 1, from: '09:00', until: '15:00' }], blackouts: [], closedOnHolidays: true }
const holiday = { date: '2026-11-23', name: 'Stocktake', status: 'Closed', startAt: null, endAt: null } as const

const rows: readonly {
  name: string
  time: string
  places?: Parameters<typeof visitProblem>[1]
  department?: 'sales' | 'service' | 'parts'
  expected: string | null
}[] = [
  { name: 'a weekday morning', time: '2026-11-23T10:00', expected: null },
  { name: 'the opening minute', time: '2026-11-23T08:30', expected: null },
  {
    name: 'the closing minute',
    time: '2026-11-23T17:30',
    expected: 'Harbour Motors is open 8:30am – 5:30pm on Monday. Please choose a time within those hours.',
  },
  {
    name: 'before opening',
    time: '2026-11-23T08:29',
    expected: 'Harbour Motors is open 8:30am – 5:30pm on Monday. Please choose a time within those hours.',
  },
  {
    name: 'a Sunday at three in the morning',
    time: '2026-11-22T03:00',
    expected: 'Harbour Motors is closed on Sunday. It opens Monday, 8:30am – 5:30pm.',
  },
  { name: 'long ago', time: '2020-01-01T10:00', expected: 'Please choose a time in the future.' },
  { name: 'this very minute', time: '2026-11-20T10:00', expected: 'Please choose a time in the future.' },
  { name: 'later today', time: '2026-11-20T10:01', expected: null },
  { name: 'the last day that can be requested', time: '2027-02-18T10:00', expected: null },
  { name: 'a day later', time: '2027-02-19T10:00', expected: 'Please choose a time within the next 90 days.' },
  {
    name: 'a holiday',
    time: '2026-11-23T10:00',
    places: [{ ...yard, specialDays: [holiday] }],
    expected: 'Harbour Motors is closed on Monday. It opens Tuesday, 8:30am – 5:30pm.',
  },
  { name: 'service opens earlier', time: '2026-11-23T07:30', department: 'service', expected: null },
  { name: 'a department without hours', time: '2026-11-22T03:00', department: 'parts', expected: null },
  {
    name: 'the lunch break',
    time: '2026-11-23T12:30',
    places: [withLunch],
    expected: 'Harbour Motors is open 8:30am – 12:00pm, 1:00pm – 5:00pm on Monday. Please choose a time within those hours.',
  },
  { name: 'after the lunch break', time: '2026-11-23T13:00', places: [withLunch], expected: null },
  {
    name: 'a day without visits, though open',
    time: '2026-11-21T10:00',
    places: [{ ...yard, windows }],
    expected: 'Harbour Motors has no appointments on Saturday. The next are on Monday, 9:00am – 3:00pm.',
  },
  {
    name: 'after the last visit, though open',
    time: '2026-11-23T15:00',
    places: [{ ...yard, windows }],
    expected: 'Harbour Motors has appointments 9:00am – 3:00pm on Monday. Please choose a time within those hours.',
  },
  { name: 'a time for visits', time: '2026-11-23T14:59', places: [{ ...yard, windows }], expected: null },
  {
    name: 'days without visits at one of two places',
    time: '2026-11-21T21:00',
    places: [yard, { ...perth, windows }],
    expected: 'None of our locations has appointments then. Please choose another time.',
  },
  {
    name: 'a blackout day',
    time: '2026-11-23T10:00',
    places: [{ ...yard, windows: { ...windows, blackouts: [{ from: '2026-11-23', until: '2026-11-30', name: 'Stocktake' }] } }],
    expected: 'Harbour Motors has no appointments on Monday.',
  },
  { name: 'no known location', time: '2026-11-22T03:00', places: [], expected: null },
  { name: 'past here, still to come further west', time: '2026-11-20T09:00', places: [yard, perth], expected: null },
  {
    name: 'all of several closed',
    time: '2026-11-22T12:00',
    places: [yard, perth],
    expected: 'All of our locations are closed then. Please choose a time within opening hours.',
  },
]

it.each(rows)(
  'visitProblem validates the time of a visit (ENQ-24, LOC-13 to LOC-16): $name',
  ({ time, places = [yard], department = 'sales', expected }) => {
    expect(visitProblem(time, places, department, now)).toBe(expected)
  },
)
