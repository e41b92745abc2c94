import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The path of the page with all locations, in the form the site uses (RTE-02, RTE-03). */
export const locationsHref = ({ locations }: { readonly locations: Pick<ResolvedConfig['locations'], 'pageMode'> }): string =>
  `/${locations.pageMode}`
