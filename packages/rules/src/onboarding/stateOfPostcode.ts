import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

type TimeZone = ResolvedConfig['identity']['timeZone']

const zones: Readonly<Record<string, TimeZone>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  NT: 'Australia/Darwin',
  TAS: 'Australia/Hobart',
}

/** Time zone of most of an Australian state, or of New Zealand (LOC-16). Sydney if the state is unknown. */
export const timeZoneOfState = (state: string, country: ResolvedConfig['identity']['country']): TimeZone =>
  country === 'NZ' ? 'Pacific/Auckland' : (zones[state.toUpperCase()] ?? 'Australia/Sydney')

/** Postcode ranges of Australian states and territories: first, last, state. */
const ranges: readonly (readonly [number, number, string])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
]

/** Australian state or territory of a postcode; null if unknown, and in New Zealand, which has no states (CFG-02). */
export const stateOfPostcode = (postcode: string, country: ResolvedConfig['identity']['country']): string | null => {
  if (country !== 'AU' || !/^\d{4}$/.test(postcode)) return null
  const number = Number(postcode)
  return ranges.find(([first, last]) => number >= first && number <= last)?.[2] ?? null
}

/** Australian postcodes that cross a state border, with all their states. */
const acrossBorders: { readonly [postcode: string]: readonly string[] } = {
  '0872': ['NT', 'SA', 'WA'],
  '2406': ['NSW', 'QLD'],
  '2540': ['NSW', 'ACT'],
  '2611': ['NSW', 'ACT'],
  '2618': ['ACT', 'NSW'],
  '2620': ['ACT', 'NSW'],
  '3500': ['VIC', 'NSW'],
  '3586': ['VIC', 'NSW'],
  '3644': ['NSW', 'VIC'],
  '3691': ['VIC', 'NSW'],
  '3707': ['VIC', 'NSW'],
  '4375': ['NSW', 'QLD'],
  '4377': ['QLD', 'NSW'],
  '4380': ['QLD', 'NSW'],
  '4383': ['NSW', 'QLD'],
  '4385': ['QLD', 'NSW'],
  '4825': ['QLD', 'NT'],
}

/** Whether a postcode is valid for an Australian state; a few cross a border (CFG-02). */
export const isPostcodeOfState = (postcode: string, state: string): boolean =>
  (acrossBorders[postcode] ?? [stateOfPostcode(postcode, 'AU')]).includes(state.trim().toUpperCase())
