import { addDays } from './calendarDate'
import { easterSunday, nearestMonday, nthMonday, nthWeekday, onDate } from './movableDays'
import type { Holiday } from './nationalHolidays'

type HolidaysOf = (year: number) => readonly (readonly [name: string, date: string])[]

const easterSaturday = (year: number) => ['Easter Saturday', addDays(easterSunday(year), -1)] as const
const easterDay = (year: number) => ['Easter Sunday', easterSunday(year)] as const
const kingInJune = (year: number) => ['King’s Birthday', nthMonday(year, 6, 2)] as const
const labourInOctober = (year: number) => ['Labour Day', nthMonday(year, 10, 1)] as const

/** The Monday on or after a date. */
const mondayFrom = (year: number, month: number, day: number) => {
  const date = onDate(year, month, day)
  const nearest = nearestMonday(date)
  return nearest < date ? addDays(nearest, 7) : nearest
}

const lastMondayOfSeptember = (year: number) => addDays(mondayFrom(year, 10, 1), -7)

/** The show begins on the first Friday of August, or the second where that comes before the fifth; its day is the Wednesday after. */
const brisbaneShow = (year: number) => {
  const first = nthWeekday(year, 8, 5, 1)
  return addDays(first < onDate(year, 8, 5) ? addDays(first, 7) : first, 5)
}

/** Labour Day of New Zealand, by which two regions count. */
const labourNz = (year: number) => nthMonday(year, 10, 4)

const auckland: HolidaysOf = (year) => [['Auckland Anniversary Day', nearestMonday(onDate(year, 1, 29))]]
const wellington: HolidaysOf = (year) => [['Wellington Anniversary Day', nearestMonday(onDate(year, 1, 22))]]
const nelson: HolidaysOf = (year) => [['Nelson Anniversary Day', nearestMonday(onDate(year, 2, 1))]]

const regions: { readonly [region: string]: HolidaysOf } = {
  NSW: (year) => [easterSaturday(year), easterDay(year), kingInJune(year), labourInOctober(year)],
  VIC: (year) => [
    ['Labour Day', nthMonday(year, 3, 2)],
    easterSaturday(year),
    easterDay(year),
    kingInJune(year),
    ['Melbourne Cup Day', nthWeekday(year, 11, 2, 1)],
  ],
  QLD: (year) => [
    easterSaturday(year),
    easterDay(year),
    ['Labour Day', nthMonday(year, 5, 1)],
    ['Royal Queensland Show (Brisbane)', brisbaneShow(year)],
    ['King’s Birthday', nthMonday(year, 10, 1)],
  ],
  SA: (year) => [
    ['Adelaide Cup Day', nthMonday(year, 3, 2)],
    easterSaturday(year),
    easterDay(year),
    kingInJune(year),
    labourInOctober(year),
  ],
  WA: (year) => [
    ['Labour Day', nthMonday(year, 3, 1)],
    easterDay(year),
    ['Western Australia Day', nthMonday(year, 6, 1)],
    ['King’s Birthday', lastMondayOfSeptember(year)],
  ],
  TAS: (year) => [['Eight Hours Day', nthMonday(year, 3, 2)], kingInJune(year)],
  ACT: (year) => [
    ['Canberra Day', nthMonday(year, 3, 2)],
    easterSaturday(year),
    easterDay(year),
    ['Reconciliation Day', mondayFrom(year, 5, 27)],
    kingInJune(year),
    labourInOctober(year),
  ],
  NT: (year) => [
    easterSaturday(year),
    easterDay(year),
    ['May Day', nthMonday(year, 5, 1)],
    kingInJune(year),
    ['Picnic Day', nthMonday(year, 8, 1)],
  ],
  Northland: auckland,
  Auckland: auckland,
  Waikato: auckland,
  'Bay of Plenty': auckland,
  Gisborne: auckland,
  'Hawke’s Bay': (year) => [['Hawke’s Bay Anniversary Day', addDays(labourNz(year), -3)]],
  Taranaki: (year) => [['Taranaki Anniversary Day', nthMonday(year, 3, 2)]],
  'Manawatū-Whanganui': wellington,
  Wellington: wellington,
  Nelson: nelson,
  Tasman: nelson,
  Marlborough: (year) => [['Marlborough Anniversary Day', addDays(labourNz(year), 7)]],
  'West Coast': (year) => [['Westland Anniversary Day', nearestMonday(onDate(year, 12, 1))]],
  Canterbury: (year) => [['Canterbury Anniversary Day', addDays(nthWeekday(year, 11, 2, 1), 10)]],
  'South Canterbury': (year) => [['South Canterbury Anniversary Day', nthMonday(year, 9, 4)]],
  Otago: (year) => {
    const day = nearestMonday(onDate(year, 3, 23))
    // Where it meets Easter Monday it is kept the day after.
    return [['Otago Anniversary Day', day === addDays(easterSunday(year), 1) ? addDays(day, 1) : day]]
  },
  Southland: (year) => [['Southland Anniversary Day', addDays(easterSunday(year), 2)]],
  'Chatham Islands': (year) => [['Chatham Islands Anniversary Day', nearestMonday(onDate(year, 11, 30))]],
}

/** How else people write the names of regions. */
const otherNames: { readonly [name: string]: string } = {
  'new south wales': 'NSW',
  victoria: 'VIC',
  queensland: 'QLD',
  'south australia': 'SA',
  'western australia': 'WA',
  tasmania: 'TAS',
  'australian capital territory': 'ACT',
  'northern territory': 'NT',
  'manawatu-wanganui': 'Manawatū-Whanganui',
  manawatu: 'Manawatū-Whanganui',
  whanganui: 'Manawatū-Whanganui',
  westland: 'West Coast',
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’']/g, '')
    .trim()
    .toLowerCase()

const byName = new Map<string, string>([
  ...Object.entries(otherNames),
  ...Object.keys(regions).map((region) => [plain(region), region] as const),
])

/** The state of Australia or region of New Zealand that somebody wrote, such as 'VIC' for 'Victoria'; null for none of them (ENT-07). */
export const holidayRegion = (written: string): string | null => byName.get(plain(written)) ?? null

/**
 * Lists what a state of Australia or a region of New Zealand keeps besides the national holidays in a year, earliest first (ENT-09,
 * LOC-15). Days that are proclaimed anew each year, such as the Friday before Victoria's football final, parts of days and days off
 * instead of a weekend are left for people to add.
 */
export const regionalHolidays = (region: string, year: number): Holiday[] => {
  const own = regions[holidayRegion(region) ?? '']
  return (own?.(year) ?? []).map(([name, date]) => ({ date, name })).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
