import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { findPageRules } from './findPageRules'
import type { Route } from './Route'

/**
 * Names everything of the config and route that a page's data depends on (CFG-12, SRC-31, SRC-34): while it stays the same, a
 * preview needs no new data, whatever else is edited. The query string of a search is for the caller to add.
 */
export const dataKey = (config: ResolvedConfig, route: Route): string =>
  JSON.stringify([route.page, config.stock, findPageRules(route.page).asks?.(route, config) ?? {}])
