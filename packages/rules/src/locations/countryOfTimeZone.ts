import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Australian states and territories in addresses (ENT-07). */
export const australianStates: readonly string[] = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']

const names = { AU: 'Dealer licence', NZ: 'Registered motor vehicle trader' } as const

/** Name of a dealer licence in a site's country (LOC-11). */
export const dealerLicenceName = (country: ResolvedConfig['identity']['country']): string => names[country]

/** Time zones of New Zealand: its main islands and the Chathams. */
export const newZealandZones: readonly string[] = ['Pacific/Auckland', 'Pacific/Chatham']

/** Country of a location by its IANA time zone: New Zealand or otherwise Australia (CFG-02). */
export const countryOfTimeZone = (timeZone: string): 'AU' | 'NZ' => (newZealandZones.includes(timeZone) ? 'NZ' : 'AU')
