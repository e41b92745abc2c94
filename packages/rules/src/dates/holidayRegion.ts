import { holidayRegions } from './generated/holidayRows'

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
