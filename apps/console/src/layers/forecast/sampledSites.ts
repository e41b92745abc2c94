import { inRandomOrder } from '@forecourt/rules/forecast/inRandomOrder'
import type { SiteImpact } from '../impact/useImpact'

/** The order in which the sites of a roll-out are sampled: as if drawn at random, but the same each time. */
export const sampledSites = <Site extends Pick<SiteImpact, 'siteId'>>(sites: readonly Site[]): Site[] =>
  inRandomOrder(sites, ({ siteId }) => siteId)
