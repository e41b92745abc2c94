import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'

/** The path of a location's page, in the form the site uses (RTE-02, RTE-03). */
export const locationHref = (config: Pick<ResolvedConfig, 'locations'>, location: Pick<Location, 'slug'>): string =>
  `/${config.locations.pageMode}/${location.slug}`
