import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween, isCalendarDate, toWeekday } from './calendarDate'

it.each([
  { date: '2024-02-29', real: true },
  { date: '2026-02-29', real: false },
  { date: '2000-02-29', real: true },
  { date: '1900-02-29', real: false },
  { date: '2026-04-31', real: false },
  { date: '2026-00-10', real: false },
  { date: '2026-01-00', real: false },
  { date: '2026-13-01', real: false },
  { date: '2026-1-1', real: false },
  { date: '', real: false },
  { date: '2026-01-01T00:00:00Z', real: false },
])('the date parser decides whether $date is a calendar date (CAR-21)', ({ date, real }) => expect(isCalendarDate(date)).toBe(real))

it('the date parser agrees with JavaScript’s Date about valid and invalid dates (CAR-21)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 2999 }), fc.nat(15), fc.nat(35), (year, month, day) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const time = new Date(`${text}T00:00:00Z`)
      expect(isCalendarDate(text)).toBe(!Number.isNaN(time.getTime()) && time.toISOString().startsWith(text))
    }),
  )
})

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

it('adding and counting days agree, and weekdays repeat every seven days (LOC-15, LOC-18)', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -2000, max: 2000 }), (day, days) => {
      expect(daysBetween(day, addDays(day, days))).toBe(days)
      expect(toWeekday(addDays(day, 7 * days))).toBe(toWeekday(day))
    }),
  )
})

it('4 January 2025 was a Saturday (ENT-08)', () => expect(toWeekday('2025-01-04')).toBe(6))
