import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Language tag of a country's sites (CFG-02). */
export const countryLanguage = (country: ResolvedConfig['identity']['country']): 'en-NZ' | 'en-AU' => (country === 'NZ' ? 'en-NZ' : 'en-AU')
