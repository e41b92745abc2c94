import { describe, expect, it } from 'vitest'
import { holidayRegion, regionalHolidays } from './regionalHolidays'

const dateOf = (region: string, year: number, name: string) => regionalHolidays(region, year).find((day) => day.name === name)?.date

describe('regionalHolidays', () => {
  it.each([
    { region: 'VIC', name: 'Melbourne Cup Day', year: 2026, date: '2026-11-03' },
    { region: 'VIC', name: 'Labour Day', year: 2026, date: '2026-03-09' },
    { region: 'NSW', name: 'King’s Birthday', year: 2026, date: '2026-06-08' },
    { region: 'NSW', name: 'Labour Day', year: 2026, date: '2026-10-05' },
    { region: 'QLD', name: 'King’s Birthday', year: 2026, date: '2026-10-05' },
    { region: 'QLD', name: 'Royal Queensland Show (Brisbane)', year: 2026, date: '2026-08-12' },
    { region: 'QLD', name: 'Royal Queensland Show (Brisbane)', year: 2025, date: '2025-08-13' },
    { region: 'SA', name: 'Adelaide Cup Day', year: 2026, date: '2026-03-09' },
    { region: 'WA', name: 'Western Australia Day', year: 2026, date: '2026-06-01' },
    { region: 'WA', name: 'King’s Birthday', year: 2026, date: '2026-09-28' },
    { region: 'WA', name: 'Easter Saturday', year: 2026, date: undefined },
    { region: 'TAS', name: 'Eight Hours Day', year: 2026, date: '2026-03-09' },
    { region: 'ACT', name: 'Reconciliation Day', year: 2026, date: '2026-06-01' },
    { region: 'ACT', name: 'Reconciliation Day', year: 2024, date: '2024-05-27' },
    { region: 'NT', name: 'Picnic Day', year: 2026, date: '2026-08-03' },
    { region: 'Auckland', name: 'Auckland Anniversary Day', year: 2026, date: '2026-01-26' },
    { region: 'Waikato', name: 'Auckland Anniversary Day', year: 2027, date: '2027-02-01' },
    { region: 'Wellington', name: 'Wellington Anniversary Day', year: 2026, date: '2026-01-19' },
    { region: 'Canterbury', name: 'Canterbury Anniversary Day', year: 2026, date: '2026-11-13' },
    { region: 'Hawke’s Bay', name: 'Hawke’s Bay Anniversary Day', year: 2026, date: '2026-10-23' },
    { region: 'Marlborough', name: 'Marlborough Anniversary Day', year: 2026, date: '2026-11-02' },
    { region: 'Otago', name: 'Otago Anniversary Day', year: 2026, date: '2026-03-23' },
    { region: 'Southland', name: 'Southland Anniversary Day', year: 2026, date: '2026-04-07' },
    { region: 'Atlantis', name: 'Labour Day', year: 2026, date: undefined },
  ])('has $name of $region in $year (LOC-15)', ({ region, name, year, date }) => expect(dateOf(region, year, name)).toBe(date))

  it('lists them in order (LOC-15)', () => {
    const dates = regionalHolidays('VIC', 2026).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  })
})

it.each([
  { written: 'VIC', region: 'VIC' },
  { written: 'vic', region: 'VIC' },
  { written: ' Victoria ', region: 'VIC' },
  { written: "Hawke's Bay", region: 'Hawke’s Bay' },
  { written: 'Manawatu-Whanganui', region: 'Manawatū-Whanganui' },
  { written: 'BAY OF PLENTY', region: 'Bay of Plenty' },
  { written: 'Somewhere', region: null },
  { written: '', region: null },
])('knows the region somebody wrote: “$written” (ENT-07)', ({ written, region }) => expect(holidayRegion(written)).toBe(region))
