import type { Point } from '@forecourt/rules/entities/Location'
import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import { countedFacets } from '@forecourt/rules/search/filters/filterFacets'
import { hidesUnpriced } from '@forecourt/rules/search/list/hidesUnpriced'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SearchedSite, StockQuery } from '@forecourt/rules/search/StockSearch'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { asksForPictures } from '@forecourt/schema/switches/stockSwitches'
import type { Filter } from '../contract/Filter'
import type { SearchRequest } from '../contract/SearchRequest'
import { neverSold } from './carRecord'
import { facetLimits } from './stockResult'
import { stockSettings } from './stockSettings'
import { hiddenAttributes } from './stockTarget'

/** Context of a stock search besides the shopper's selections. */
export type StockSearchOptions = Pick<StockQuery, 'preset' | 'now'> & Pick<SearchedSite, 'config' | 'dealershipIds'>

const widestFacet = Math.max(...Object.values(facetLimits))

/** The filters of a list: the permanent filters of the site, and a filter for each selection. */
const stockFilters = (state: SearchState, options: StockSearchOptions) => {
  const chosen = Object.entries(state.values).filter(([facet, values]) => listFacets.some((known) => known === facet) && values.length > 0)
  const rangeEntries = Object.entries(state.ranges).filter(
    ([facet, range]) => rangeFacets.some((known) => known === facet) && (range.min !== null || range.max !== null),
  )
  const permanent: Filter[] = [
    ...presetFilters(options.preset),
    ...(state.excluded ? exclusionFilters(state.excluded) : []),
    ...(hidesUnpriced(options.config, state) ? [hasPrice] : []),
  ]
  const choices = new Map<string, Filter>([
    ...chosen.map(([facet, values]): [string, Filter] => [facet, anyOf(facet, values)]),
    ...rangeEntries.map(([facet, { min, max }]): [string, Filter] => [
      facet,
      { kind: 'range', attribute: facet, min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY },
    ]),
  ])
  const near = searchPoint(state, options)
  const metres = near && state.near?.km ? state.near.km * 1000 : null
  if (near && metres !== null) choices.set('near', { kind: 'around', point: near, metres })
  return { permanent, choices, near }
}

/** A request for all matching cars that the site lists: without counts, and without dropping terms, as an empty result must stay empty. */
export function everyCarRequest(state: SearchState, options: StockSearchOptions, most: number): SearchRequest {
  const { permanent, choices, near } = stockFilters(state, options)
  return {
    sort: state.sortBy,
    nearest: near ?? undefined,
    query: state.query,
    dropTerms: 'none',
    filters: [...permanent, ...choices.values()],
    facets: [],
    maxValuesPerFacet: 0,
    offset: 0,
    length: most,
  }
}

/** Paging limit; later pages are empty. */
const pagingLimit = 20_000

/** Parameters of a search's requests, without the selection in one facet (null: with all selections); and the facets with a selection. */
function requestParts(state: SearchState, options: StockSearchOptions) {
  const { permanent, choices, near } = stockFilters(state, options)
  const { pageSize } = options.config.search
  const offset = Math.max(0, state.page - 1) * pageSize
  const isWithinLimit = offset + pageSize <= pagingLimit
  const hidden = hiddenAttributes(options.config)
  const facets = countedFacets(options.config.search).filter((facet) => !hidden.has(facet))
  const requestWithout = (without: string | null): SearchRequest => ({
    sort: state.sortBy,
    nearest: near ?? undefined,
    query: state.query,
    dropTerms: stockSettings.dropTerms,
    filters: [...permanent, ...[...choices].flatMap(([facet, filter]) => (facet === without ? [] : [filter]))],
    facets: without === null ? facets.filter((facet) => !choices.has(facet)) : without === 'near' ? [] : [without],
    maxValuesPerFacet: widestFacet,
    offset: without === null && isWithinLimit ? offset : 0,
    length: without === null && isWithinLimit ? pageSize : 0,
  })
  return { requestWithout, chosen: [...choices.keys()] }
}

/**
 * Converts a shopper's selections to index requests: the first lists cars and counts the unfiltered facets; another per filtered facet
 * counts it without its own selection, so that its other values stay selectable. The index adds the site's listing rule.
 */
export function stockRequests(state: SearchState, options: StockSearchOptions): SearchRequest[] {
  const { requestWithout, chosen } = requestParts(state, options)
  return [requestWithout(null), ...chosen.map(requestWithout)]
}

/** A request for the number of matching cars only. */
export const totalRequest = (state: SearchState, options: StockSearchOptions): SearchRequest => ({
  ...requestParts(state, options).requestWithout(null),
  facets: [],
  offset: 0,
  length: 0,
})

/** Coordinates of a search's postcode; null if unknown, undefined if there is no postcode. */
export const searchPoint = (state: SearchState, { config }: Pick<StockSearchOptions, 'config'>): Point | null | undefined =>
  state.near && postcodePoint(config.identity.country, state.near.postcode)

const exclusionFilters = (excluded: NonNullable<SearchState['excluded']>): Filter[] =>
  listFacets.flatMap((facet) =>
    (excluded[facet] ?? []).map((value): Filter => ({ kind: 'not', filter: { kind: 'facet', attribute: facet, value } })),
  )

const hasPrice: Filter = { kind: 'number', attribute: 'price', comparison: '>', value: 0 }

const anyOf = (attribute: string, values: readonly string[]): Filter => ({
  kind: 'or',
  filters: values.map((value) => ({ kind: 'facet', attribute, value })),
})

function presetFilters(preset: SearchPreset): Filter[] {
  const filters: Filter[] = []
  const nameOrSlug = (facet: string, value: string) =>
    filters.push({ kind: 'or', filters: [anyOf(facet, [value]), anyOf(`${facet}_slug`, [value])] })
  if (preset.carTypes && preset.carTypes.length > 0) filters.push(anyOf('car_type', preset.carTypes))
  if (preset.make) nameOrSlug('make', preset.make)
  if (preset.model) nameOrSlug('model', preset.model)
  if (preset.dealershipSlug) filters.push(anyOf('dealership_slug', [preset.dealershipSlug]))
  if (preset.locationSlug) filters.push(anyOf('location_slug', [preset.locationSlug]))
  if (preset.certified) filters.push(anyOf('certified', ['true']))
  return filters
}

/** Settings of a site's listing rule, and its dealerships unless it lists its organisation's whole stock. */
interface StockRuleOptions {
  readonly stock: ResolvedConfig['stock']
  readonly dealershipIds: readonly string[]
  /** ISO instant. */
  readonly now: string
}

/** The site's listing rule as search filters: equivalent to `isListed` (SRC-31 to SRC-33, CFG-12). */
export function stockRule({ stock, dealershipIds, now }: StockRuleOptions): Filter[] {
  const soldSince = Math.floor(Date.parse(now) / 1000) - stock.soldVisibleDays * 86_400
  const listed: Filter[] = [
    {
      kind: 'or',
      filters: [
        is('status', 'in_stock'),
        is('status', 'coming_soon'),
        { kind: 'and', filters: [is('status', 'sold'), sold('>', soldSince), sold('<', neverSold)] },
      ],
    },
    is('show_on_dealer_website', 'true'),
    oneOf('car_type', stock.carTypes),
  ]
  if (asksForPictures(stock)) listed.push({ kind: 'number', attribute: 'image_count', comparison: '>=', value: stock.minImageCount })
  if (dealershipIds.length > 0) listed.push(oneOf('dealership_id', dealershipIds))
  return listed
}

const sold = (comparison: '<' | '>', value: number): Filter => ({ kind: 'number', attribute: 'sold_at_timestamp', comparison, value })

const is = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value })

const oneOf = (attribute: string, values: readonly string[]): Filter => ({
  kind: 'or',
  filters: values.map((value) => is(attribute, value)),
})
