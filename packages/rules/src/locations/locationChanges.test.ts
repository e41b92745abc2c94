import { expect, it } from 'vitest'
import { buildLocation } from '../testing/buildLocation'
import { type LocationValues, locationChanges } from './locationChanges'

const hours = (open: string | null, close: string | null) => [
  { department: 'sales' as const, hours: [{ weekday: 6, status: open === null ? ('Closed' as const) : ('Open' as const), open, close }] },
]
const place = buildLocation({
  name: 'The Yard',
  timeZone: 'Australia/Perth',
  phone: null,
  visible: true,
  departments: hours('09:00', '13:00'),
  specialDays: [],
})
const christmas = { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' as const, startAt: null, endAt: null }
/** Nine to one in Perth. */
const open = { ...christmas, status: 'Open' as const, startAt: '2026-12-25T01:00:00.000Z', endAt: '2026-12-25T05:00:00.000Z' }

const rows: readonly { name: string; before?: Partial<LocationValues>; after: Partial<LocationValues>; message: readonly string[] }[] = [
  { name: 'nothing', after: {}, message: [] },
  { name: 'a name', after: { name: 'The Hub' }, message: ['Name: “The Yard” → “The Hub”'] },
  { name: 'a first phone', after: { phone: '08 5550 1234' }, message: ['Phone: nothing → “08 5550 1234”'] },
  { name: 'an empty phone instead of none', after: { phone: '' }, message: [] },
  { name: 'a place hidden', after: { visible: false }, message: ['Shown on the sites: yes → no'] },
  {
    name: 'a lunch break',
    after: {
      departments: hours('09:00', '13:00').map((week) => ({
        ...week,
        hours: [...week.hours, { weekday: 6, status: 'Open' as const, open: '14:00', close: '16:00' }],
      })),
    },
    message: ['Sales, Saturday: 9:00am – 1:00pm → 9:00am – 1:00pm, 2:00pm – 4:00pm'],
  },
  { name: 'a weekday closed', after: { departments: hours(null, null) }, message: ['Sales, Saturday: 9:00am – 1:00pm → closed'] },
  {
    name: 'a separate phone number for a department',
    after: { departments: hours('09:00', '13:00').map((week) => ({ ...week, phone: '08 5550 9999' })) },
    message: ['Sales, phone: nothing → “08 5550 9999”'],
  },
  { name: 'closed on holidays', after: { closedOnHolidays: true }, message: ['Closed on public holidays: no → yes'] },
  { name: 'hours removed', after: { departments: [] }, message: ['Sales hours removed'] },
  { name: 'hours added', before: { departments: [] }, after: {}, message: ['Sales hours added'] },
  { name: 'a holiday', after: { specialDays: [christmas] }, message: ['Christmas Day, 25 Dec 2026: closed, added'] },
  {
    name: 'a holiday that opens',
    before: { specialDays: [christmas] },
    after: { specialDays: [open] },
    message: ['Christmas Day, 25 Dec 2026: closed → 9:00am – 1:00pm'],
  },
  { name: 'a holiday removed', before: { specialDays: [christmas] }, after: {}, message: ['Christmas Day, 25 Dec 2026: removed'] },
  { name: 'a photo', before: { imageKey: null }, after: { imageKey: 'a/b' }, message: ['A photo was added'] },
  { name: 'a map picture', after: { mapKey: 'a/b' }, message: ['A map picture was added'] },
  { name: 'another map picture', before: { mapKey: 'a/b' }, after: { mapKey: 'a/c' }, message: ['Another map picture'] },
  { name: 'no map picture', before: { mapKey: 'a/b' }, after: {}, message: ['The map picture was removed'] },
]

it.each(rows)('the history describes changes of a location: $name (ENT-07, ENT-08, ENT-09)', ({ before = {}, after, message }) =>
  expect(locationChanges({ ...place, ...before }, { ...place, ...after })).toEqual(message),
)
