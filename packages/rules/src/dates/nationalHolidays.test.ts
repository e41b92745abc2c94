import { describe, expect, it } from 'vitest'
import { nationalHolidays } from './nationalHolidays'

const dateOf = (country: 'AU' | 'NZ', year: number, name: string) => nationalHolidays(country, year).find((day) => day.name === name)?.date

describe('nationalHolidays', () => {
  it.each([
    { year: 2024, friday: '2024-03-29' },
    { year: 2025, friday: '2025-04-18' },
    { year: 2026, friday: '2026-04-03' },
    { year: 2027, friday: '2027-03-26' },
    { year: 2038, friday: '2038-04-23' },
  ])('knows Easter of $year (LOC-15)', ({ year, friday }) => expect(dateOf('AU', year, 'Good Friday')).toBe(friday))

  it.each([
    { name: 'Australia Day', country: 'AU' as const, year: 2027, date: '2027-01-26' },
    { name: 'Waitangi Day', country: 'NZ' as const, year: 2027, date: '2027-02-06' },
    { name: 'King’s Birthday', country: 'NZ' as const, year: 2026, date: '2026-06-01' },
    { name: 'Labour Day', country: 'NZ' as const, year: 2026, date: '2026-10-26' },
    { name: 'Waitangi Day', country: 'AU' as const, year: 2027, date: undefined },
  ])('has $name of $country (LOC-15)', ({ name, country, year, date }) => expect(dateOf(country, year, name)).toBe(date))

  it('lists them in order (LOC-15)', () => {
    const dates = nationalHolidays('NZ', 2026).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  })
})
