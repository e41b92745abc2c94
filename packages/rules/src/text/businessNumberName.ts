import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What a business's number is called in its country (CFG-02). */
export const businessNumberName = (country: ResolvedConfig['identity']['country']): 'NZBN' | 'ABN' => (country === 'NZ' ? 'NZBN' : 'ABN')
