import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The states and territories of Australia, as addresses have them (ENT-07). */
export const australianStates: readonly string[] = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']

const names = { AU: 'Dealer licence', NZ: 'Registered motor vehicle trader' } as const

/** What a number to trade cars under is called in the country of a site (LOC-11). */
export const dealerLicenceName = (country: ResolvedConfig['identity']['country']): string => names[country]

/** The country a location is in, by its IANA time zone: those of New Zealand's main islands and the Chathams, otherwise Australia (CFG-02). */
export const countryOfTimeZone = (timeZone: string): 'AU' | 'NZ' =>
  timeZone === 'Pacific/Auckland' || timeZone === 'Pacific/Chatham' ? 'NZ' : 'AU'
