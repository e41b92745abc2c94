import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import { fillPlaceholders } from '@forecourt/rules/menus/fillPlaceholders'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { activeFilters } from '../../sections/search/activeFilters'
import { searchHref } from '../../sections/search/searchHref'
import type { StoredSearch } from '../../storage/searchesStore'

/** The heading of a stock list with its count, singular for one car. */
export const headingText = (heading: string, count: number): string => {
  const text = fillPlaceholders(heading, { count: count.toLocaleString('en-AU') })
  return count === 1 ? text.replace(/\bcars\b/, 'car') : text
}

/** A short name of the filters that a path presets: 'New and demo', 'Toyota Corolla', 'Parramatta'; null for the whole stock (RTE-14). */
export const presetName = (
  { carTypes = [], make, model, certified, dealershipSlug, locationSlug }: SearchPreset,
  site: Pick<SiteData, 'dealerships' | 'locations'>,
): string | null => {
  const place =
    site.dealerships.find(({ slug }) => slug === dealershipSlug)?.name ?? site.locations.find(({ slug }) => slug === locationSlug)?.name
  const kind = [certified ? 'certified' : '', carTypes.join(' and ')].filter(Boolean).join(' ')
  const parts = [kind.slice(0, 1).toUpperCase() + kind.slice(1), makeAndModel(make ?? '', model ?? ''), place]
  return parts.filter(Boolean).join(' ') || null
}

/** The data stored of a list's search (ENT-23), without the page number. */
export const shownSearch = ({ path, preset }: Extract<Route, { page: 'search' }>, state: SearchState, site: SiteData): StoredSearch => ({
  path: searchHref(path, { ...state, page: 1 }),
  name: presetName(preset, site) ?? '',
  refinements: activeFilters(path, state).map(({ label }) => label),
})
