import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'

/** The path 'View Our Stock' goes to: the cars at the location, or of its dealership; null where the site has no such link (RTE-16, LOC-09). */
export const locationStockHref = (
  config: Pick<ResolvedConfig, 'locations'>,
  location: Pick<Location, 'slug' | 'dealershipSlug'>,
): string | null => {
  const { viewStock } = config.locations
  if (viewStock === 'off') return null
  return `/search/${viewStock === 'location' ? location.slug : location.dealershipSlug}`
}
