import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** First and last postcode of each range that Australia Post gives a state or territory. */
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

/** The Australian state or territory a postcode belongs to; null for what is no such postcode, and in New Zealand, which has no states (CFG-02). */
export const stateOfPostcode = (postcode: string, country: ResolvedConfig['identity']['country']): string | null => {
  if (country !== 'AU' || !/^\d{4}$/.test(postcode)) return null
  const number = Number(postcode)
  return ranges.find(([first, last]) => number >= first && number <= last)?.[2] ?? null
}
