import type { Route } from '@forecourt/rules/routing/Route'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { StoredSearch } from '../../storage/searchesStore'
import { activeFilters } from './activeFilters'
import { presetName } from './presetName'
import { searchHref } from './searchHref'

/** What is remembered of the search that a list shows (ENT-23); from its first page on. */
export const shownSearch = ({ path, preset }: Extract<Route, { page: 'search' }>, state: SearchState, site: SiteData): StoredSearch => ({
  path: searchHref(path, { ...state, page: 1 }),
  name: presetName(preset, site) ?? '',
  refinements: activeFilters(path, state).map(({ label }) => label),
})
