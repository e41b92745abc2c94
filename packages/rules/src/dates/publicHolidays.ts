import { holidayRegions, holidayRows } from './generated/holidayRows'

/** Other spellings of states and regions, without accents. */
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

const byName = new Map<string, string>([...Object.entries(otherNames), ...holidayRegions.map((region) => [plain(region), region] as const)])

/** Normalises a state of Australia or region of New Zealand from an address, such as 'VIC' for 'Victoria'; null if unknown (ENT-07). */
export const holidayRegion = (written: string): string | null => byName.get(plain(written)) ?? null

const leftToAdd: { readonly [region: string]: string } = {
  VIC: 'the Friday before the AFL Grand Final, which is set each year',
  QLD: 'local show days, such as the Royal Queensland Show in Brisbane',
  WA: 'from 2028, Labour Day, WA Day, the King’s Birthday, Easter Saturday and Show Day, whose dates are changing',
  TAS: 'local days, such as the Royal Hobart Regatta, Recreation Day and show days',
  NT: 'the show day of each region',
}

/**
 * Public holidays of a state that locations must add themselves, because they are proclaimed yearly or are local (LOC-15); follows “Not
 * included:”. Null if none.
 */
export const holidaysLeftToAdd = (written: string): string | null => leftToAdd[holidayRegion(written) ?? ''] ?? null

/** A public holiday, `YYYY-MM-DD`, such as 'Boxing Day', or 'Boxing Day holiday' for a substitute day after a weekend. */
export interface Holiday {
  readonly date: string
  readonly name: string
}

interface HolidayPlace {
  /** IANA time zone, which implies the country. */
  readonly timeZone: string
  /** State or region, in any spelling. */
  readonly state: string
}

const cachedHolidays = new Map<string, readonly Holiday[]>()

/**
 * Public holidays of a location from 2025 to 2035 with substitute days, earliest first (ENT-09, LOC-15): those of its state or region, or
 * the national ones if unknown.
 */
export const publicHolidays = ({ timeZone, state }: HolidayPlace): readonly Holiday[] => {
  const country = timeZone.startsWith('Pacific/') ? 'NZ' : 'AU'
  const region = holidayRegion(state) ?? ''
  const key = `${country} ${region}`
  const found = cachedHolidays.get(key)
  if (found) return found
  const observed = holidayRows.flatMap(([date, name, regions]): Holiday[] => {
    const places = regions.split('|')
    return places.includes(country) || places.includes(region) ? [{ date, name }] : []
  })
  // Two holidays can fall on one day, such as Anzac Day and Easter Monday.
  const days = observed.filter(({ date }, index) => observed.findIndex((other) => other.date === date) === index)
  cachedHolidays.set(key, days)
  return days
}
