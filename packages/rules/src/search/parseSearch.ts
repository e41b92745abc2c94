import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SearchPreset } from '../routing/Route'
import { cleanText } from '../text/cleanText'
import { type ListFacet, listFacets, type RangeFacet, rangeFacets } from './facets'
import { parseRange } from './parseRange'
import { presetValues } from './presetValues'
import { type NumberRange, type SearchState, type SortOrder, sortOrders } from './SearchState'
import { typedNumber } from './typedNumber'

/** What a list of cars is searched within: the site's settings and what its path presets. */
export interface SearchContext {
  readonly config: Pick<ResolvedConfig, 'search' | 'price'>
  readonly preset: SearchPreset
}

const longestQuery = 100
const longestValue = 80
const mostValues = 40
const lastPage = 1000

/** Facets whose values are known beforehand; anything else is dropped. */
const knownValues: { readonly [Facet in ListFacet]?: readonly string[] } = {
  car_type: ['new', 'used', 'demo'],
  item_type: ['car', 'motorcycle', 'caravan'],
  certified: ['true'],
  licence: ['learner', 'full'],
  status: ['in_stock', 'coming_soon', 'sold'],
}

const valuesOf = (params: URLSearchParams, facet: ListFacet): string[] => {
  const values = params
    .getAll(facet)
    .slice(0, mostValues)
    .map((text) => cleanText(text))
    .filter((value) => value !== '' && value.length <= longestValue)
  return [...new Set(values)].filter((value) => knownValues[facet]?.includes(value) ?? true).toSorted()
}

/** What all ranges stated for a facet have in common, so that a form can send its two ends apart; null when nothing. */
const rangeOf = (params: URLSearchParams, facet: RangeFacet): NumberRange | null => {
  const typed = (end: string): string => String(typedNumber(params.get(`${facet}_${end}`) ?? '') ?? '')
  const stated = [...params.getAll(facet).slice(0, mostValues), `${typed('from')}:`, `:${typed('to')}`].flatMap(
    (text) => parseRange(facet, text) ?? [],
  )
  const lows = stated.flatMap(({ min }) => min ?? [])
  const highs = stated.flatMap(({ max }) => max ?? [])
  const range = { min: lows.length > 0 ? Math.max(...lows) : null, max: highs.length > 0 ? Math.min(...highs) : null }
  const isCrossed = range.min !== null && range.max !== null && range.min > range.max
  return stated.length === 0 || isCrossed ? null : range
}

const longestPostcode = 10

/** A postcode that nobody knows is kept, so that the page can say so; a distance the site doesn't offer is none. */
const nearOf = (params: URLSearchParams, distances: readonly number[]): SearchState['near'] => {
  const postcode = cleanText((params.get('postcode') ?? '').slice(0, longestPostcode)).replaceAll(' ', '')
  if (postcode === '' || distances.length === 0) return undefined
  const km = Number(params.get('within') || Number.NaN)
  return { postcode, km: distances.includes(km) ? km : null }
}

const pageOf = (text: string | null): number => {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= lastPage ? page : 1
}

/** Combines chosen values with those a path fixes: within them a choice may narrow, never widen. */
const locked = (chosen: readonly string[], fixed: readonly string[] | undefined): readonly string[] => {
  if (!fixed) return chosen
  const within = chosen.filter((value) => fixed.includes(value))
  return within.length > 0 ? within : fixed
}

/**
 * Reads a query string as a search: query, page, sortBy, a repeated parameter for each value of a facet, and ranges
 * 'min:max' (SRC-02, SRC-03, SRC-25). Unknown parameters are ignored, bad values dropped; repeated ranges narrow each other, and so do the ends a form sends as typed, `price_from` and `price_to`. What the path presets is fixed
 * (RTE-14). A postcode asks for what is near it, `within` so many of the site’s distances in km. Subscription prices count only where the site offers them (CAR-14).
 */
export const parseSearch = (params: URLSearchParams, { config, preset }: SearchContext): SearchState => {
  const fixed = presetValues(preset)
  const values: { [facet: string]: readonly string[] } = {}
  for (const facet of listFacets) {
    if (facet === 'weekly_price_range' && !config.price.offerSubscriptions) continue
    const chosen = locked(valuesOf(params, facet), fixed[facet])
    if (chosen.length > 0) values[facet] = chosen
  }
  const ranges: { [facet: string]: NumberRange } = {}
  for (const facet of rangeFacets) {
    if (facet === 'subscription_price' && !config.price.offerSubscriptions) continue
    const range = rangeOf(params, facet)
    if (range) ranges[facet] = range
  }
  const near = nearOf(params, config.search.distances)
  return {
    query: cleanText((params.get('query') ?? '').slice(0, longestQuery)),
    page: pageOf(params.get('page')),
    sortBy: sortOrders.find((order): order is SortOrder => order === params.get('sortBy')) ?? config.search.defaultSort,
    values,
    ranges,
    ...(near ? { near } : {}),
    given: { sortBy: config.search.defaultSort, values: fixed },
  }
}
