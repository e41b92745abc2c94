import type { ResolvedConfig } from '../ResolvedConfig'

/** A site's country name in a sentence or an address (CFG-02). */
export const countryName = (country: ResolvedConfig['identity']['country']): string => ({ AU: 'Australia', NZ: 'New Zealand' })[country]
