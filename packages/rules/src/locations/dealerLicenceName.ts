import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

const names = { AU: 'Dealer licence', NZ: 'Registered motor vehicle trader' } as const

/** What a number to trade cars under is called in the country of a site (LOC-11). */
export const dealerLicenceName = (country: ResolvedConfig['identity']['country']): string => names[country]
