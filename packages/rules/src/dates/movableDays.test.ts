import { expect, it } from 'vitest'
import { easterSunday, nearestMonday, nthMonday, nthWeekday, onDate } from './movableDays'

it('writes dates as the calendar does (ENT-09)', () => expect(onDate(2026, 3, 9)).toBe('2026-03-09'))

it.each([
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('knows Easter of %d (LOC-15)', (year, date) => expect(easterSunday(year)).toBe(date))

it.each([
  { name: 'the first Tuesday of November', date: nthWeekday(2026, 11, 2, 1), is: '2026-11-03' },
  { name: 'the second Monday of March', date: nthMonday(2026, 3, 2), is: '2026-03-09' },
  { name: 'the first Monday where the month begins with one', date: nthMonday(2026, 6, 1), is: '2026-06-01' },
])('finds $name (LOC-15)', ({ date, is }) => expect(date).toBe(is))

it.each([
  { name: 'a Monday', date: '2026-02-02', monday: '2026-02-02' },
  { name: 'a Thursday', date: '2026-01-29', monday: '2026-01-26' },
  { name: 'a Friday', date: '2026-01-30', monday: '2026-02-02' },
  { name: 'a Sunday', date: '2026-02-01', monday: '2026-02-02' },
])('finds the Monday nearest to $name (LOC-15)', ({ date, monday }) => expect(nearestMonday(date)).toBe(monday))
