import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { excludedName, listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { rangeText } from './rangeText'
import { searchHref, withoutExcluded, withoutNear, withoutRange, withoutValue } from './searchHref'

/** An active filter: its label, and the URL of the list without it. */
export interface ActiveFilter {
  /** The facet it filters by; 'query' for words, 'near' for a postcode. */
  readonly facet: string
  readonly label: string
  readonly href: string
}

const nearText = ({ postcode, km }: NonNullable<SearchState['near']>): string =>
  km === null ? `Nearest to ${postcode}` : `Within ${km.toLocaleString('en-AU')} km of ${postcode}`

/** All active filters with the URL that removes each, in URL order. Excludes filters preset by the path. */
export const activeFilters = (path: string, state: SearchState): ActiveFilter[] => {
  const filters: ActiveFilter[] = state.query
    ? [{ facet: 'query', label: `“${state.query}”`, href: searchHref(path, { ...state, page: 1, query: '' }) }]
    : []
  for (const facet of [...listFacets, ...rangeFacets]) {
    const defaults = state.defaults?.values[facet] ?? []
    for (const value of (state.values[facet] ?? []).filter((chosen) => !defaults.includes(chosen))) {
      filters.push({
        facet,
        label: facet === 'certified' ? 'Certified' : facetValueText(facet, value),
        href: searchHref(path, withoutValue(state, facet, value)),
      })
    }
    for (const value of state.excluded?.[facet] ?? []) {
      const text = facetValueText(facet, value)
      filters.push({
        facet: excludedName(facet),
        label: `Not ${facet === 'certified' ? 'certified' : text}`,
        href: searchHref(path, withoutExcluded(state, facet, value)),
      })
    }
    const range = state.ranges[facet]
    const text = range && rangeText(facet, range)
    const perWeek = facet === 'price' && state.perWeek !== undefined ? `, your ${formatMoney(state.perWeek * 100)} a week` : ''
    if (text) filters.push({ facet, label: `${text}${perWeek}`, href: searchHref(path, withoutRange(state, facet)) })
  }
  const { near } = state
  if (near) filters.push({ facet: 'near', label: nearText(near), href: searchHref(path, withoutNear(state)) })
  return filters
}
