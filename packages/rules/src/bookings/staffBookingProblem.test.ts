import { expect, it } from 'vitest'
import { buildLocation } from '../testing/buildLocation'
import { defaultBookingSettings } from './BookingSettings'
import { staffBookingProblem } from './staffBookingProblem'

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', until: '12:00' }))
const settings = {
  ...defaultBookingSettings.testDrive,
  enabled: true,
  week,
  minutes: 30,
  turnaroundMinutes: 15,
  capacity: 2,
  noticeHours: 48,
}
/** Nine in the morning in Sydney. */
const nine = Date.parse('2026-11-24T22:00:00.000Z')
const minutes = (from: number, until: number) => ({ from: nine + from * 60_000, until: nine + until * 60_000 })

const full = /^This time is full: 2 visits/
it.each([
  { name: 'nothing, at shorter notice than shoppers may book', startsAt: nine, message: null },
  { name: 'nothing, between the slots', startsAt: nine + 7 * 60_000, message: null },
  { name: 'nothing, for a visitor who came just now', startsAt: nine, now: '2026-11-24T22:20:00.000Z', message: null },
  { name: 'a time long past', startsAt: nine, now: '2026-11-25T22:00:00.000Z', message: /in the past/, mayOverride: false },
  { name: 'a fully booked time', startsAt: nine, taken: [minutes(0, 45), minutes(0, 45)], message: full, mayOverride: true },
  {
    name: 'a fully booked time within the turnaround time',
    startsAt: nine,
    taken: [minutes(40, 85), minutes(40, 85)],
    message: full,
    mayOverride: true,
  },
  { name: 'nothing, if the others start right after', startsAt: nine, taken: [minutes(45, 90), minutes(45, 90)], message: null },
  { name: 'the car', startsAt: nine, carTaken: [minutes(30, 45)], message: /already booked/, mayOverride: false },
  { name: 'a block', startsAt: nine, blocked: [minutes(10, 20)], message: /blocked/, mayOverride: true },
  { name: 'nothing, if the blocked time begins as the visit ends', startsAt: nine, blocked: [minutes(30, 60)], message: null },
  { name: 'a visit that ends after the hours', startsAt: nine + 155 * 60_000, message: /outside/, mayOverride: true },
])('the console warns staff about a booking: $name (API-14, ENQ-24)', ({ name: _, startsAt, message, mayOverride, ...more }) => {
  const found = staffBookingProblem({
    settings,
    location: buildLocation({ departments: [], timeZone: 'Australia/Sydney' }),
    department: 'sales',
    holidays: new Set(),
    blocked: [],
    carTaken: [],
    taken: [],
    startsAt,
    now: '2026-11-24T21:30:00.000Z',
    ...more,
  })
  if (message === null) expect(found).toBeNull()
  else {
    expect(found?.message).toMatch(message)
    expect(found?.mayOverride).toBe(mayOverride)
  }
})
