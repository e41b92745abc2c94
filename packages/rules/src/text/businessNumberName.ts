import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Name of the business number in a country (CFG-02). */
export const businessNumberName = (country: ResolvedConfig['identity']['country']): 'NZBN' | 'ABN' => (country === 'NZ' ? 'NZBN' : 'ABN')
