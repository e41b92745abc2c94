import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'

/** Path of the page of all locations, in the site's form (RTE-02, RTE-03). */
export const locationsHref = ({ locations }: { readonly locations: Pick<ResolvedConfig['locations'], 'pageMode'> }): string =>
  `/${locations.pageMode}`

/** Path of a location's page, in the site's form (RTE-02, RTE-03). */
export const locationHref = (
  config: { readonly locations: Pick<ResolvedConfig['locations'], 'pageMode'> },
  location: Pick<Location, 'slug'>,
): string => `${locationsHref(config)}/${location.slug}`
