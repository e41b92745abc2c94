import type { Route } from '@forecourt/rules/pages/Route'
import { pageLoaders } from './generated/pageLoaders'
import type { PageLoader } from './PageLoader'

/** How a page is loaded, whatever its kind: for the routes of that kind alone; undefined where it shows no more than every page has at hand. */
export const findPageLoader = ({ page }: Route): PageLoader<Route['page']> | undefined =>
  pageLoaders[page] as unknown as PageLoader<Route['page']> | undefined
