import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Australian states and territories in addresses (ENT-07). */
export const australianStates: readonly string[] = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']

const names = { AU: 'Dealer licence', NZ: 'Registered motor vehicle trader' } as const

/** Name of a dealer licence in a site's country (LOC-11). */
export const dealerLicenceName = (country: ResolvedConfig['identity']['country']): string => names[country]

/** Country of a location by its IANA time zone: New Zealand for its main islands and the Chathams, otherwise Australia (CFG-02). */
export const countryOfTimeZone = (timeZone: string): 'AU' | 'NZ' =>
  timeZone === 'Pacific/Auckland' || timeZone === 'Pacific/Chatham' ? 'NZ' : 'AU'
