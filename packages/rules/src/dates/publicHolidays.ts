import { holidayRegions, holidayRows } from './generated/holidayRows'

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

const byName = new Map<string, string>([...Object.entries(otherNames), ...holidayRegions.map((region) => [plain(region), region] as const)])

/** The state of Australia or region of New Zealand an address names, such as 'VIC' for 'Victoria'; null for none of them (ENT-07). */
export const holidayRegion = (written: string): string | null => byName.get(plain(written)) ?? null

const leftToAdd: { readonly [region: string]: string } = {
  VIC: 'the Friday before the AFL Grand Final, which is set each year',
  QLD: 'local show days, such as the Royal Queensland Show in Brisbane',
  WA: 'from 2028, Labour Day, WA Day, the King’s Birthday, Easter Saturday and Show Day, whose dates are changing',
  TAS: 'local days, such as the Royal Hobart Regatta, Recreation Day and show days',
  NT: 'the show day of each region',
}

/**
 * The public holidays of a state that people add themselves, because they are set year by year or kept in parts of it (LOC-15), to go
 * after “Not included:”. Null where there are none.
 */
export const holidaysLeftToAdd = (written: string): string | null => leftToAdd[holidayRegion(written) ?? ''] ?? null

/** A public holiday, `YYYY-MM-DD`, such as 'Boxing Day', or 'Boxing Day holiday' for the day kept instead of a weekend. */
export interface Holiday {
  readonly date: string
  readonly name: string
}

interface HolidayPlace {
  /** IANA zone of the place, which says its country. */
  readonly timeZone: string
  /** State or region, as people write it. */
  readonly state: string
}

const known = new Map<string, readonly Holiday[]>()

/**
 * Lists the public holidays of a place from 2025 to 2035 with the days kept instead of weekends, earliest first (ENT-09, LOC-15): those
 * of its state or region, or where that is not known those of the whole country.
 */
export const publicHolidays = ({ timeZone, state }: HolidayPlace): readonly Holiday[] => {
  const country = timeZone.startsWith('Pacific/') ? 'NZ' : 'AU'
  const region = holidayRegion(state) ?? ''
  const key = `${country} ${region}`
  const found = known.get(key)
  if (found) return found
  const kept = holidayRows.flatMap(([date, name, regions]): Holiday[] => {
    const named = regions.split('|')
    return named.includes(country) || named.includes(region) ? [{ date, name }] : []
  })
  // Two holidays can meet on one day, such as Anzac Day and Easter Monday.
  const days = kept.filter(({ date }, index) => kept.findIndex((other) => other.date === date) === index)
  known.set(key, days)
  return days
}
