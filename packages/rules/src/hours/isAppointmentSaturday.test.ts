import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../dates/calendarDate'
import { isAppointmentSaturday } from './dayHours'

const settings = { alternateServiceSaturdays: true, serviceSaturdayReference: '2025-01-04' }

it.each([
  { name: 'the reference itself', date: '2025-01-04', expected: true },
  { name: 'a week later', date: '2025-01-11', expected: false },
  { name: 'two weeks later', date: '2025-01-18', expected: true },
  { name: 'two weeks earlier', date: '2024-12-21', expected: true },
  { name: 'a week earlier', date: '2024-12-28', expected: false },
  { name: 'a Sunday', date: '2025-01-05', expected: false },
])('the Saturday rule alternates every 14 days (LOC-18): $name', ({ date, expected }) =>
  expect(isAppointmentSaturday(date, settings)).toBe(expected),
)

it('the calendar never gives two appointment Saturdays in a row, even across daylight saving (LOC-18)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3000, max: 3000 }), (weeks) => {
      const saturday = addDays('2025-01-04', weeks * 7)
      expect(isAppointmentSaturday(saturday, settings)).toBe(!isAppointmentSaturday(addDays(saturday, 7), settings))
    }),
  )
})

it('appointment Saturdays are counted from the Saturday after the reference date if that isn’t a Saturday (LOC-18)', () => {
  const wednesday = { ...settings, serviceSaturdayReference: '2025-01-01' }
  expect(isAppointmentSaturday('2025-01-04', wednesday)).toBe(true)
  expect(isAppointmentSaturday('2025-01-11', wednesday)).toBe(false)
})

it('no Saturday is an appointment Saturday if the site doesn’t alternate or has an invalid reference date (LOC-18)', () => {
  expect(isAppointmentSaturday('2025-01-04', { ...settings, alternateServiceSaturdays: false })).toBe(false)
  expect(isAppointmentSaturday('2025-01-04', { ...settings, serviceSaturdayReference: '2025-02-30' })).toBe(false)
})
