import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a business says the number it is registered under (CFG-02). */
export const hasBusinessNumber = ({ businessNumber }: Pick<ResolvedConfig['identity'], 'businessNumber'>): boolean => businessNumber !== ''

/** Whether the closing line of a site has a place for its licence (NAV-21). */
export const placesLicence = ({ footer }: { readonly footer: Pick<ResolvedConfig['footer'], 'line'> }): boolean =>
  footer.line.includes('{licence}')

/** Whether a site trades in New Zealand; else in Australia (CFG-02). */
export const isInNewZealand = ({ country }: Pick<ResolvedConfig['identity'], 'country'>): boolean => country === 'NZ'
