import { describe, expect, it } from 'vitest'
import { missingHolidays } from './missingHolidays'

const melbourne = { days: [], timeZone: 'Australia/Melbourne', state: 'VIC', today: '2026-10-30' }
const names = (over: Partial<Parameters<typeof missingHolidays>[0]> = {}) =>
  missingHolidays({ ...melbourne, ...over }).map(({ name }) => name)

describe('missingHolidays', () => {
  it('has the state’s days beside the country’s, in order (LOC-15)', () => {
    expect(missingHolidays(melbourne).slice(0, 2)).toEqual([
      { date: '2026-11-03', name: 'Melbourne Cup Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
    ])
  })
  it.each([
    { name: 'a day it has already', over: { days: [{ date: '2026-11-03' }] }, missing: 'Melbourne Cup Day', is: false },
    { name: 'a day that is today', over: { today: '2026-11-03' }, missing: 'Melbourne Cup Day', is: true },
    { name: 'a day next year within twelve months', over: { today: '2026-11-04' }, missing: 'Melbourne Cup Day', is: true },
    { name: 'a day of another state', over: { state: 'NSW' }, missing: 'Melbourne Cup Day', is: false },
    { name: 'a state nobody knows', over: { state: 'Atlantis' }, missing: 'Christmas Day', is: true },
    {
      name: 'a region of New Zealand',
      over: { timeZone: 'Pacific/Auckland', state: 'Waikato' },
      missing: 'Auckland Anniversary Day',
      is: true,
    },
  ])('of $name (LOC-15)', ({ over, missing, is }) => expect(names(over).includes(missing)).toBe(is))
  it('names no day twice (LOC-15)', () => {
    const dates = missingHolidays(melbourne).map(({ date }) => date)
    expect(new Set(dates).size).toBe(dates.length)
  })
})
