import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { pageRules } from './generated/pageRules'
import type { PageRules } from './PageRules'
import type { PageKind, Route } from './Route'

/** The rules of a page, whatever its kind: for the route and the data of that kind alone. */
export const findPageRules = (kind: PageKind): PageRules<PageKind> => pageRules[kind] as unknown as PageRules<PageKind>

/** The rules of every kind of page, by kind. */
export const allPageRules: readonly (readonly [kind: PageKind, rules: PageRules<PageKind>])[] = (Object.keys(pageRules) as PageKind[]).map(
  (kind) => [kind, findPageRules(kind)],
)

/** The kinds of page that are made for one shopper. */
export type PrivatePage = {
  [Kind in PageKind]: (typeof pageRules)[Kind] extends { readonly ofShopper: true } ? Kind : never
}[PageKind]

/**
 * Names everything of the config and route that a page's data depends on (CFG-12, SRC-31, SRC-34): while it stays the same, a
 * preview needs no new data, whatever else is edited. The query string of a search is for the caller to add.
 */
export const dataKey = (config: ResolvedConfig, route: Route): string =>
  JSON.stringify([route.page, config.stock, findPageRules(route.page).asks?.(route, config) ?? {}])
