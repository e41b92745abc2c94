import type { ResolvedConfig } from '../ResolvedConfig'

/** A site's country as it is written in a sentence or an address (CFG-02). */
export const countryName = (country: ResolvedConfig['identity']['country']): string => ({ AU: 'Australia', NZ: 'New Zealand' })[country]
