import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site shows a business number (CFG-02). */
export const hasBusinessNumber = ({ businessNumber }: Pick<ResolvedConfig['identity'], 'businessNumber'>): boolean => businessNumber !== ''

/** Whether the footer line has a placeholder for the licence (NAV-21). */
export const placesLicence = ({ footer }: { readonly footer: Pick<ResolvedConfig['footer'], 'line'> }): boolean =>
  footer.line.includes('{licence}')

/** Whether a site is in New Zealand; else in Australia (CFG-02). */
export const isInNewZealand = ({ country }: Pick<ResolvedConfig['identity'], 'country'>): boolean => country === 'NZ'

/**
 * Whether a site states comparison rates and their warning (FIN-05): they are of Australia's National Credit Code, and New Zealand has none
 * (CFG-02).
 */
export const statesComparisonRate = (identity: Pick<ResolvedConfig['identity'], 'country'>): boolean => !isInNewZealand(identity)
