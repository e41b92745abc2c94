import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { pageLoaders } from './generated/pageLoaders'
import { loadSiteData } from './loadSiteData'
import type { PageLoader, PageLoadOptions } from './PageLoader'

/** The loader of a route's kind; undefined for kinds that need only the data of every page. */
export const findPageLoader = ({ page }: Route): PageLoader<Route['page']> | undefined =>
  pageLoaders[page] as unknown as PageLoader<Route['page']> | undefined

/** Loads all data of a page, so that rendering needs no queries; null if there is no such page. */
export const loadPage = async (db: Database, site: RenderedSite, route: Route, options: PageLoadOptions): Promise<PageData | null> => {
  const data = options.siteData ?? (await loadSiteData(db, site, options.now))
  const loader = findPageLoader(route)
  // The type of the loaders ensures that kinds without one need no more data.
  return loader ? loader.load(db, site, route, data, options) : ({ page: route.page, site: data } as PageData)
}
