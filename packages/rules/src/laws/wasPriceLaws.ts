import type { Law } from './citeLaw'

/** The law by which a previous price must have been asked, by country (LEG-02). */
export const wasPriceLaws: { readonly [Country in 'AU' | 'NZ']: Law } = {
  AU: { act: 'Australian Consumer Law', section: 's 29' },
  NZ: { act: 'Fair Trading Act 1986' },
}
