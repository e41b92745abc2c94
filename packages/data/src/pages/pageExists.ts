import type { Route } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { findPageLoader } from './findPageLoader'

/**
 * Whether what an address names was ever there: its car, sold or withdrawn, its offer or its place. There is no end of addresses
 * that name nothing; they share one page instead of having one made and kept for each.
 */
export const pageExists = async (db: Database, site: RenderedSite, route: Route, data: Pick<SiteData, 'locations'>): Promise<boolean> =>
  (await findPageLoader(route)?.exists?.(db, site, route, data)) ?? true
