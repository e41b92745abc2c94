import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'

/** The path of the page with all locations, in the form the site uses (RTE-02, RTE-03). */
export const locationsHref = ({ locations }: { readonly locations: Pick<ResolvedConfig['locations'], 'pageMode'> }): string =>
  `/${locations.pageMode}`

/** The path of a location's page, in the form the site uses (RTE-02, RTE-03). */
export const locationHref = (
  config: { readonly locations: Pick<ResolvedConfig['locations'], 'pageMode'> },
  location: Pick<Location, 'slug'>,
): string => `${locationsHref(config)}/${location.slug}`
