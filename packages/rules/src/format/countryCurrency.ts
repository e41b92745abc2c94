import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

const currencies = { AU: 'AUD', NZ: 'NZD' } as const

/** The currency of a country, by its ISO code (CFG-02). */
export const countryCurrency = (country: ResolvedConfig['identity']['country']): 'AUD' | 'NZD' => currencies[country]
