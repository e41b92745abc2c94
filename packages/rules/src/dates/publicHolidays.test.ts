import { describe, expect, it } from 'vitest'
import { publicHolidays } from './publicHolidays'

const zones = { AU: 'Australia/Sydney', NZ: 'Pacific/Auckland' } as const
const holidaysIn = (state: string, country: 'AU' | 'NZ', year: number) =>
  publicHolidays({ timeZone: zones[country], state }).filter(({ date }) => date.startsWith(String(year)))
const days = (state: string, country: 'AU' | 'NZ', year: number) => holidaysIn(state, country, year).map(({ date }) => date.slice(5))

/*
 * Copied from government publications rather than the library: the lists of public holidays of nsw.gov.au, business.vic.gov.au,
 * qld.gov.au, safework.sa.gov.au, wa.gov.au, worksafe.tas.gov.au, cmtedd.act.gov.au, nt.gov.au and employment.govt.nz, and for 2028 from
 * their Acts. Also includes 26 December 2026 and 2027 and 1 January 2028 in Tasmania and Anzac Day 2027 in Queensland and the Northern
 * Territory, whose holiday the law moves to a weekday: a location that closes on holidays is closed on the day itself, too.
 */
const published: readonly (readonly [place: string, year: number, dates: string])[] = [
  ['NSW', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28'],
  ['NSW', 2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28'],
  ['NSW', 2028, '01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 06-12 10-02 12-25 12-26'],
  ['VIC', 2026, '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 11-03 12-25 12-26 12-28'],
  ['VIC', 2027, '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 11-02 12-25 12-26 12-27 12-28'],
  ['VIC', 2028, '01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 06-12 11-07 12-25 12-26'],
  ['QLD', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 10-05 12-25 12-26 12-28'],
  ['QLD', 2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 05-03 10-04 12-25 12-26 12-27 12-28'],
  ['QLD', 2028, '01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 05-01 10-02 12-25 12-26'],
  ['SA', 2026, '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 10-05 12-25 12-26 12-28'],
  ['SA', 2027, '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 10-04 12-25 12-26 12-27 12-28'],
  ['SA', 2028, '01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 06-12 10-02 12-25 12-26'],
  ['WA', 2026, '01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28'],
  ['WA', 2027, '01-01 01-26 03-01 03-26 03-28 03-29 04-25 04-26 06-07 09-27 12-25 12-26 12-27 12-28'],
  ['TAS', 2026, '01-01 01-26 03-09 04-03 04-06 04-25 06-08 12-25 12-26 12-28'],
  ['TAS', 2027, '01-01 01-26 03-08 03-26 03-29 04-25 06-14 12-25 12-26 12-27 12-28'],
  ['TAS', 2028, '01-01 01-03 01-26 03-13 04-14 04-17 04-25 06-12 12-25 12-26'],
  ['ACT', 2026, '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28'],
  ['ACT', 2027, '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 04-26 05-31 06-14 10-04 12-25 12-26 12-27 12-28'],
  ['ACT', 2028, '01-01 01-03 01-26 03-13 04-14 04-15 04-16 04-17 04-25 05-29 06-12 10-02 12-25 12-26'],
  ['NT', 2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 06-08 08-03 12-25 12-26 12-28'],
  ['NT', 2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 05-03 06-14 08-02 12-25 12-26 12-27 12-28'],
  ['NT', 2028, '01-01 01-03 01-26 04-14 04-15 04-16 04-17 04-25 05-01 06-12 08-07 12-25 12-26'],
]

/** New Zealand's first and second of January (Holidays Act 2003, s 45): one on a Saturday is also on the Monday, one on a Sunday on the Tuesday. */
const newYears: readonly (readonly [year: number, weekday: string, dates: string])[] = [
  [2025, 'Wednesday', '01-01 01-02'],
  [2026, 'Thursday', '01-01 01-02'],
  [2027, 'Friday', '01-01 01-02 01-04'],
  [2028, 'Saturday', '01-01 01-02 01-03 01-04'],
  [2029, 'Monday', '01-01 01-02'],
  [2030, 'Tuesday', '01-01 01-02'],
  [2033, 'Saturday', '01-01 01-02 01-03 01-04'],
  [2034, 'Sunday', '01-01 01-02 01-03'],
]

const nationalNz: { readonly [year: number]: string } = {
  2026: '01-01 01-02 02-06 04-03 04-06 04-25 04-27 06-01 07-10 10-26 12-25 12-26 12-28',
  2027: '01-01 01-02 01-04 02-06 02-08 03-26 03-29 04-25 04-26 06-07 06-25 10-25 12-25 12-26 12-27 12-28',
  2028: '01-01 01-02 01-03 01-04 02-06 02-07 04-14 04-17 04-25 06-05 07-14 10-23 12-25 12-26',
}

/** Anniversary days as employment.govt.nz publishes them. */
const anniversaries: readonly (readonly [region: string, y2026: string, y2027: string, y2028: string])[] = [
  ['Northland', '01-26', '02-01', '01-31'],
  ['Auckland', '01-26', '02-01', '01-31'],
  ['Waikato', '01-26', '02-01', '01-31'],
  ['Bay of Plenty', '01-26', '02-01', '01-31'],
  ['Gisborne', '01-26', '02-01', '01-31'],
  ['Hawke’s Bay', '10-23', '10-22', '10-20'],
  ['Taranaki', '03-09', '03-08', '03-13'],
  ['Manawatū-Whanganui', '01-19', '01-25', '01-24'],
  ['Wellington', '01-19', '01-25', '01-24'],
  ['Nelson', '02-02', '02-01', '01-31'],
  ['Tasman', '02-02', '02-01', '01-31'],
  ['Marlborough', '11-02', '11-01', '10-30'],
  ['West Coast', '11-30', '11-29', '12-04'],
  ['Canterbury', '11-13', '11-12', '11-17'],
  ['South Canterbury', '09-28', '09-27', '09-25'],
  ['Otago', '03-23', '03-22', '03-20'],
  ['Southland', '04-07', '03-30', '04-18'],
  ['Chatham Islands', '11-30', '11-29', '11-27'],
]

describe('publicHolidays', () => {
  it.each(published)('publicHolidays has exactly the holidays that %s publishes for %i (LOC-15)', (state, year, dates) =>
    expect(days(state, 'AU', year).join(' ')).toBe(dates),
  )

  it.each(anniversaries.flatMap(([region, ...dates]) => dates.map((date, index) => [region, 2026 + index, date] as const)))(
    'publicHolidays has New Zealand’s national holidays and the anniversary day of %s in %i (LOC-15)',
    (region, year, date) => {
      const all = [...(nationalNz[year]?.split(' ') ?? []), date].toSorted()
      expect(days(region, 'NZ', year).join(' ')).toBe(all.join(' '))
    },
  )

  it.each(newYears)(
    'publicHolidays has New Zealand’s two days at New Year %i, which begins on a %s, and their transfers (LOC-15)',
    (year, _, dates) =>
      expect(
        days('Waikato', 'NZ', year)
          .filter((day) => day < '01-06')
          .join(' '),
      ).toBe(dates),
  )

  // Te Kāhui o Matariki Public Holiday Act 2022, schedule 1.
  it.each(
    '2025-06-20 2026-07-10 2027-06-25 2028-07-14 2029-07-06 2030-06-21 2031-07-11 2032-07-02 2033-06-24 2034-07-07 2035-06-29'.split(' '),
  )('publicHolidays has Matariki on %s (LOC-15)', (date) =>
    expect(holidaysIn('', 'NZ', Number(date.slice(0, 4))).find(({ name }) => name === 'Matariki')?.date).toBe(date),
  )

  it.each([
    ['NSW', 'AU', '2026-12-28', 'Boxing Day holiday'],
    ['NSW', 'AU', '2027-12-27', 'Christmas Day holiday'],
    ['QLD', 'AU', '2030-01-28', 'Australia Day holiday'],
    ['Waikato', 'NZ', '2027-02-08', 'Waitangi Day holiday'],
    ['Waikato', 'NZ', '2027-02-01', 'Auckland Anniversary Day'],
    ['Victoria', 'AU', '2026-11-03', 'Melbourne Cup Day'],
    // An order of New South Wales for 2026 and 2027 only.
    ['NSW', 'AU', '2032-04-26', undefined],
    ['WA', 'AU', '2032-04-26', 'Anzac Day holiday'],
    ['TAS', 'AU', '2034-01-02', 'New Year’s Day holiday'],
    ['Otago', 'NZ', '2035-03-27', 'Otago Anniversary Day'],
    ['Atlantis', 'AU', '2026-12-28', 'Boxing Day holiday'],
    ['Atlantis', 'AU', '2026-11-03', undefined],
    ['', 'NZ', '2027-02-01', undefined],
  ] as const)('publicHolidays gives the holiday in %s (%s) on %s as %s (LOC-15)', (state, country, date, name) =>
    expect(holidaysIn(state, country, Number(date.slice(0, 4))).find((day) => day.date === date)?.name).toBe(name),
  )

  it('publicHolidays lists each day once, in order, until 2035 (LOC-15)', () => {
    for (const [state, country] of [
      ['VIC', 'AU'],
      ['Otago', 'NZ'],
    ] as const) {
      const dates = publicHolidays({ timeZone: zones[country], state }).map(({ date }) => date)
      expect(dates).toEqual([...new Set(dates)].toSorted())
      expect(dates.at(-1)).toBe('2035-12-26')
    }
  })
})
