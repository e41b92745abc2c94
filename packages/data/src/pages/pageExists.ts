import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { pageLoaders } from './generated/pageLoaders'
import { loadSiteData } from './loadSiteData'
import type { PageLoader, PageQuestion } from './PageLoader'

/** How a page is loaded, whatever its kind: for the routes of that kind alone; undefined where it shows no more than every page has at hand. */
export const findPageLoader = ({ page }: Route): PageLoader<Route['page']> | undefined =>
  pageLoaders[page] as unknown as PageLoader<Route['page']> | undefined

/** Loads all that a page shows, so that rendering fetches nothing; null when there is no such page. */
export const loadPage = async (db: Database, site: RenderedSite, route: Route, question: PageQuestion): Promise<PageData | null> => {
  const data = question.siteData ?? (await loadSiteData(db, site, question.now))
  const loader = findPageLoader(route)
  // A kind without a loader has no more data than this, which the type of the loaders holds it to.
  return loader ? loader.load(db, site, route, data, question) : ({ page: route.page, site: data } as PageData)
}
