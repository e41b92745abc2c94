import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { pageRules } from './generated/pageRules'
import type { PageRules } from './PageRules'
import type { PageKind, Route } from './Route'

/** Rules of any page kind; pass only the route and data of that kind. */
export const findPageRules = (kind: PageKind): PageRules<PageKind> => pageRules[kind] as unknown as PageRules<PageKind>

/** Rules of all page kinds. */
export const allPageRules: readonly (readonly [kind: PageKind, rules: PageRules<PageKind>])[] = (Object.keys(pageRules) as PageKind[]).map(
  (kind) => [kind, findPageRules(kind)],
)

/** Page kinds rendered for a single shopper. */
export type PrivatePage = {
  [Kind in PageKind]: (typeof pageRules)[Kind] extends { readonly isPrivate: true } ? Kind : never
}[PageKind]

/**
 * Cache key of everything in config and route that a page's data depends on (CFG-12, SRC-31, SRC-34): a preview reloads data only if it
 * changes. The caller adds the query string of a search.
 */
export const dataKey = (config: ResolvedConfig, route: Route): string =>
  JSON.stringify([route.page, config.stock, findPageRules(route.page).dataSettings?.(route, config) ?? {}])
