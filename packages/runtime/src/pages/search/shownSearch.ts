import type { Route } from '@forecourt/rules/pages/Route'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { activeFilters } from '../../sections/search/activeFilters'
import { searchHref } from '../../sections/search/searchHref'
import type { StoredSearch } from '../../storage/searchesStore'
import { presetName } from './presetName'

/** What is remembered of the search that a list shows (ENT-23); from its first page on. */
export const shownSearch = ({ path, preset }: Extract<Route, { page: 'search' }>, state: SearchState, site: SiteData): StoredSearch => ({
  path: searchHref(path, { ...state, page: 1 }),
  name: presetName(preset, site) ?? '',
  refinements: activeFilters(path, state).map(({ label }) => label),
})
