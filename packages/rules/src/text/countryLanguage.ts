import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The language of a country's sites, as browsers and search engines are told it (CFG-02). */
export const countryLanguage = (country: ResolvedConfig['identity']['country']): 'en-NZ' | 'en-AU' => (country === 'NZ' ? 'en-NZ' : 'en-AU')
