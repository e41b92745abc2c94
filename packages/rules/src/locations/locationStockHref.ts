import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'
import { hasDepartment } from './hasDepartment'

type Stocked = Pick<Location, 'slug' | 'dealershipSlug' | 'locationType' | 'departments'>

/**
 * The path 'View Our Stock' goes to: the cars at the location, or of its dealership; null where the site has no such link, and of a
 * place that sells nothing, such as a service centre (RTE-16, LOC-09).
 */
export const locationStockHref = (config: Pick<ResolvedConfig, 'locations'>, location: Stocked): string | null => {
  const { viewStock } = config.locations
  if (viewStock === 'off' || !hasDepartment(location, 'sales')) return null
  return `/search/${viewStock === 'location' ? location.slug : location.dealershipSlug}`
}
