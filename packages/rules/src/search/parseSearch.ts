import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { SearchPreset } from '../routing/parseSearchPreset'
import { cleanText } from '../text/cleanText'
import { facetKey } from './facetKey'
import { excludedName, type ListFacet, listFacets, type RangeFacet, rangeFacets, rangeNames } from './facets'
import { measuresDistances } from './filters/measuresDistances'
import { parseFilterNumber } from './filters/withRangeEnd'
import { fieldFacetChoices, fieldRanges } from './generated/fieldFacets'
import { offeredSorts } from './list/sortLabel'
import { presetValues } from './presetValues'
import type { NumberRange, SearchState, SortOrder } from './SearchState'

const limits: { readonly [facet: string]: { readonly min: number; readonly max: number } | undefined } = {
  price: { min: 0, max: 10_000_000 },
  subscription_price: { min: 0, max: 100_000 },
  year: { min: 1900, max: 2100 },
  km: { min: 0, max: 2_000_000 },
  created_at_timestamp: { min: 0, max: 9_999_999_999 },
}

/**
 * Parses a range 'min:max' (SRC-25), with open or decimal ends; clamps unreasonable ends (SRC-22). Null if invalid or reversed (SRC-23).
 *
 * @example parseRange('price', '5000:30000') // { min: 5000, max: 30000 }
 */
export const parseRange = (facet: RangeFacet, text: string): NumberRange | null => {
  const [, from, to] = /^(\d{0,10}(?:\.\d)?):(\d{0,10}(?:\.\d)?)$/.exec(text.trim()) ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const { min: least, max: most } = limits[facet] ?? { min: 0, max: fieldRanges.get(facet)?.max ?? 0 }
  const clamp = (end: string) => (end === '' ? null : Math.min(most, Math.max(least, Number(end))))
  const [min, max] = [clamp(from), clamp(to)]
  return min !== null && max !== null && min > max ? null : { min, max }
}

/** Context of a search: the site's settings and the path's presets. */
export interface SearchContext {
  readonly config: Pick<ResolvedConfig, 'search' | 'price'>
  readonly preset: SearchPreset
}

const maxQueryLength = 100
const longestValue = 80
const maxValues = 40
const lastPage = 1000
const maxPerWeek = 100_000

/** Facets with a fixed set of values; others are dropped. */
const knownValues: { readonly [Facet in ListFacet]?: readonly string[] } = {
  car_type: ['new', 'used', 'demo'],
  item_type: ['car', 'motorcycle', 'caravan'],
  certified: ['true'],
  status: ['in_stock', 'coming_soon', 'sold'],
}

const parseValues = (params: URLSearchParams, facet: ListFacet, name: string = facet): string[] => {
  const entered = params.getAll(name)
  const values = entered
    .slice(0, maxValues)
    .map((text) => cleanText(text))
    .filter((value) => value !== '' && value.length <= longestValue)
  const known = values.filter((value) => fieldFacetChoices.get(facet)?.has(value) ?? knownValues[facet]?.includes(value) ?? true).toSorted()
  // Keeps one spelling of each value, since every spelling matches the same cars.
  return [...new Map(known.toReversed().map((value) => [facetKey(facet, value), value])).values()].toSorted()
}

/** Ignores weekly prices if the site has no subscriptions (CAR-14). */
const isShown = (facet: ListFacet | RangeFacet, config: SearchContext['config']): boolean =>
  offersSubscriptions(config) || (facet !== 'weekly_price_range' && facet !== 'subscription_price')

const namedRanges = rangeFacets.map((facet) => ({ facet, names: rangeNames(facet) }))

/** Intersection of all ranges entered for a facet, so that a form can submit its two ends separately; null if none. */
const parseFacetRange = (params: URLSearchParams, facet: RangeFacet): NumberRange | null => {
  const entered = (end: string): string => String(parseFilterNumber(params.get(`${facet}_${end}`) ?? '') ?? '')
  const stated = [...params.getAll(facet).slice(0, maxValues), `${entered('from')}:`, `:${entered('to')}`].flatMap(
    (text) => parseRange(facet, text) ?? [],
  )
  const lows = stated.flatMap(({ min }) => min ?? [])
  const highs = stated.flatMap(({ max }) => max ?? [])
  const range = { min: lows.length > 0 ? Math.max(...lows) : null, max: highs.length > 0 ? Math.min(...highs) : null }
  const isCrossed = range.min !== null && range.max !== null && range.min > range.max
  return stated.length === 0 || isCrossed ? null : range
}

const maxUnclear = 5

/** Uninterpreted terms that the query parser wrote into the URL, and range ends that aren't numbers. */
const parseUnclear = (params: URLSearchParams): string[] => {
  const ends = namedRanges.flatMap(({ facet }) => [`${facet}_from`, `${facet}_to`].flatMap((name) => params.get(name) ?? []))
  const unreadable = ends.filter((text) => parseFilterNumber(text) === null)
  const texts = [...params.getAll('unclear'), ...unreadable].map((text) => cleanText(text.slice(0, longestValue)))
  return [...new Set(texts)].filter((text) => text !== '').slice(0, maxUnclear)
}

const excludedNames = listFacets.map((facet) => ({ facet, name: excludedName(facet) }))

/** Excluded values; those fixed by the path can't be excluded. */
const parseExcluded = (
  params: URLSearchParams,
  named: ReadonlySet<string>,
  fixed: { readonly [Facet in ListFacet]?: readonly string[] },
  config: SearchContext['config'],
) => {
  const excluded = excludedNames
    .filter(({ facet, name }) => named.has(name) && isShown(facet, config))
    .map(({ facet, name }): [string, readonly string[]] => [
      facet,
      parseValues(params, facet, name).filter((value) => !fixed[facet]?.includes(value)),
    ])
  return Object.fromEntries(excluded.filter(([, values]) => values.length > 0))
}

const maxPostcodeLength = 10

/** Keeps an unknown postcode, so that the page can report it; ignores a distance the site doesn't offer. */
const parseNear = (params: URLSearchParams, search: Pick<ResolvedConfig['search'], 'distances'>): SearchState['near'] => {
  const postcode = cleanText((params.get('postcode') ?? '').slice(0, maxPostcodeLength)).replaceAll(' ', '')
  if (postcode === '' || !measuresDistances({ search })) return undefined
  const km = Number(params.get('within') || Number.NaN)
  return { postcode, km: search.distances.includes(km) ? km : null }
}

const parsePage = (text: string | null): number => {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= lastPage ? page : 1
}

/** Combines selected values with those fixed by the path: a selection may narrow them, never widen. */
const narrowed = (facet: ListFacet, chosen: readonly string[], fixed: readonly string[] | undefined): readonly string[] => {
  if (!fixed) return chosen
  const keys = new Set(chosen.map((value) => facetKey(facet, value)))
  const within = fixed.filter((value) => keys.has(facetKey(facet, value)))
  return within.length > 0 ? within : fixed
}

/** Requested sort order, otherwise the site's default, if available. */
const parseSort = (params: URLSearchParams, config: SearchContext['config']): SortOrder => {
  const offered = offeredSorts(config)
  const known = (knownOrder: string | null) => offered.find((order) => order === knownOrder)
  return known(params.get('sortBy')) ?? known(config.search.defaultSort) ?? 'recommended'
}

/**
 * Parses a query string into a search: query, page, sortBy, one parameter per facet value, and ranges 'min:max' (SRC-02, SRC-03, SRC-25).
 * Ignores unknown parameters and drops invalid values; intersects repeated ranges and the ends of form fields, `price_from` and
 * `price_to`. Path presets are fixed (RTE-14). `make_not` and the like exclude values; `unclear` and `perWeek` are informational.
 * `postcode` filters by distance, `within` is one of the site’s distances in km. Weekly prices apply only with subscriptions (CAR-14).
 */
export const parseSearch = (params: URLSearchParams, { config, preset }: SearchContext): SearchState => {
  const fixed = presetValues(preset)
  // Most searches use few of many parameters; skips the others, because a hundred thousand saved searches are parsed at a time.
  const named = new Set(params.keys())
  const values: { [facet: string]: readonly string[] } = {}
  for (const facet of listFacets) {
    if (!named.has(facet) && !fixed[facet]) continue
    if (!isShown(facet, config)) continue
    const chosen = narrowed(facet, named.has(facet) ? parseValues(params, facet) : [], fixed[facet])
    if (chosen.length > 0) values[facet] = chosen
  }
  const ranges: { [facet: string]: NumberRange } = {}
  for (const { facet, names } of namedRanges) {
    if (!names.some((name) => named.has(name))) continue
    if (!isShown(facet, config)) continue
    const range = parseFacetRange(params, facet)
    if (range) ranges[facet] = range
  }
  const near = parseNear(params, config.search)
  const excluded = parseExcluded(params, named, fixed, config)
  const unclear = parseUnclear(params)
  const perWeek = Number(params.get('perWeek') ?? Number.NaN)
  return {
    // Text that wasn't interpreted becomes a word search.
    query: cleanText((params.get('query') || params.get('q') || '').slice(0, maxQueryLength)),
    page: parsePage(params.get('page')),
    sortBy: parseSort(params, config),
    values,
    ranges,
    ...(near ? { near } : {}),
    ...(Object.keys(excluded).length > 0 ? { excluded } : {}),
    ...(unclear.length > 0 ? { unclear } : {}),
    // The weekly budget is ignored without the maximum price that belongs to it.
    ...(Number.isInteger(perWeek) && perWeek > 0 && perWeek < maxPerWeek && typeof ranges.price?.max === 'number' ? { perWeek } : {}),
    defaults: { sortBy: config.search.defaultSort, values: fixed },
  }
}
