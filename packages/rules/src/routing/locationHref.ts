import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'
import { locationsHref } from './locationsHref'

/** The path of a location's page, in the form the site uses (RTE-02, RTE-03). */
export const locationHref = (
  config: { readonly locations: Pick<ResolvedConfig['locations'], 'pageMode'> },
  location: Pick<Location, 'slug'>,
): string => `${locationsHref(config)}/${location.slug}`
