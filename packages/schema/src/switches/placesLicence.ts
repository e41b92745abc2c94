import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether the closing line of a site has a place for its licence (NAV-21). */
export const placesLicence = ({ footer }: { readonly footer: Pick<ResolvedConfig['footer'], 'line'> }): boolean =>
  footer.line.includes('{licence}')
