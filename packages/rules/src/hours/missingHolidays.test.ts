import { describe, expect, it } from 'vitest'
import { missingHolidays } from './withHolidays'

const melbourne = { days: [], timeZone: 'Australia/Melbourne', state: 'VIC', today: '2026-10-30' }
const names = (over: Partial<Parameters<typeof missingHolidays>[0]> = {}) =>
  missingHolidays({ ...melbourne, ...over }).map(({ name }) => name)

describe('missingHolidays', () => {
  it('missingHolidays lists holidays of the state and the country in order (LOC-15)', () => {
    expect(missingHolidays(melbourne).slice(0, 2)).toEqual([
      { date: '2026-11-03', name: 'Melbourne Cup Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
    ])
  })
  it.each([
    ['a day already listed', { days: [{ date: '2026-11-03' }] }, 'Melbourne Cup Day', false],
    ['a day that is today', { today: '2026-11-03' }, 'Melbourne Cup Day', true],
    ['a day next year within twelve months', { today: '2026-11-04' }, 'Melbourne Cup Day', true],
    ['a day of another state', { state: 'NSW' }, 'Melbourne Cup Day', false],
    ['an unknown state', { state: 'Atlantis' }, 'Christmas Day', true],
    ['a region of New Zealand', { timeZone: 'Pacific/Auckland', state: 'Waikato' }, 'Auckland Anniversary Day', true],
  ])('missingHolidays decides whether to suggest a holiday: $0 (LOC-15)', (_name, over, missing, is) =>
    expect(names(over).includes(missing)).toBe(is),
  )
  it('the list of public holidays without hours has no day twice (LOC-15)', () => {
    const dates = missingHolidays(melbourne).map(({ date }) => date)
    expect(new Set(dates).size).toBe(dates.length)
  })
})
