import { allCategories } from '@forecourt/rules/car/facts/carCategories'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Point } from '@forecourt/rules/entities/Location'
import type { FacetItem, FacetRange, StockResult } from '@forecourt/rules/entities/StockResult'
import type { ListFacet } from '@forecourt/rules/search/facets'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { type PriceBandFacet, priceBands } from '@forecourt/rules/search/filters/priceBands'
import { withChosen } from '@forecourt/rules/search/filters/withChosen'
import { fieldFacetLimits, fieldFacetNumbers } from '@forecourt/rules/search/generated/fieldFacets'
import { numberFound } from '@forecourt/rules/search/numberFound'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { FacetCount, NumberStats, SearchResponse } from '../contract/SearchRequest'

/**
 * Converts responses to a stock list result. A selected value stays in its facet at 0 cars, so that it can be deselected.
 *
 * @param near coordinates of the search's postcode; null if unknown
 */
export function stockResult(
  state: SearchState,
  pageSize: number,
  responses: readonly SearchResponse<Car>[],
  near?: Point | null,
): StockResult {
  const main = responses[0]
  if (!main) throw new Error('A stock search has at least one answer')
  const facets: { [facet: string]: FacetItem[] } = {}
  const ranges: { [facet: string]: FacetRange } = {}
  const without: { [facet: string]: number } = {}
  for (const response of responses) {
    // Each response other than the main one has a single facet, counted without that facet's own selection.
    const [countedName] = response === main ? [] : [...Object.keys(response.facets), ...Object.keys(response.stats)]
    if (countedName !== undefined) without[countedName] = response.found
    for (const [facet, counts] of Object.entries(response.facets)) facets[facet] = facetItems(facet, counts, state)
    for (const [facet, stats] of Object.entries(response.stats)) ranges[facet] = toRange(stats)
  }
  // The last request counts cars beyond the distance.
  const anywhere = near && state.near && state.near.km !== null ? responses.at(-1) : undefined
  if (anywhere) without.near = anywhere.found
  // A range without results has no statistics.
  for (const [facet, { min, max }] of Object.entries(state.ranges)) {
    if (responses.length > 1 && (min !== null || max !== null)) without[facet] ??= 0
  }
  return {
    cars: main.hits,
    total: main.found,
    page: Math.max(1, state.page),
    pageCount: pageSize > 0 ? Math.ceil(main.found / pageSize) : 0,
    facets,
    ranges,
    without,
    ...(near === undefined ? {} : { near }),
    ...numberFound(state.query, main.hits[0]),
    ...(main.droppedTerms && { droppedTerms: main.droppedTerms }),
  }
}

/** Derives the count from sum and average. */
const toRange = ({ min, max, sum, avg }: NumberStats): FacetRange => ({ min, max, ...(avg > 0 && { count: Math.round(sum / avg) }) })

function facetItems(facet: string, counts: readonly FacetCount[], state: SearchState): FacetItem[] {
  const chosen = state.values[facet] ?? []
  const limit = (facetLimits[facet as ListFacet] ?? 0) * (facet === 'model' ? Math.max(1, state.values.make?.length ?? 0) : 1)
  // Selected values are always listed, in the spelling in which they were selected.
  const listed = withChosen(facet, counts, chosen).filter(({ value }, index) => index < limit || chosen.includes(value))
  const items = listed.map((item) => ({ ...item, label: valueLabel(facet, item.label) }))
  const toOrder = fieldFacetNumbers.some((number) => number === facet) ? Number : valueOrders[facet]
  return toOrder ? items.sort((left, right) => toOrder(left.value) - toOrder(right.value)) : items
}

const certified: { readonly [value: string]: string } = { true: 'Certified', false: 'Not certified' }

const valueLabel = (facet: string, value: string): string =>
  (facet === 'certified' ? certified[value] : undefined) ?? facetValueText(facet, value)

const indexAmong = (texts: readonly string[]) => (value: string) => texts.indexOf(value)
const bandIndex = (facet: PriceBandFacet) => indexAmong(priceBands(facet).map(({ text }) => text))

/** Non-numeric facets with a fixed order of values. */
const valueOrders: { readonly [facet: string]: ((value: string) => number) | undefined } = {
  categories: indexAmong(allCategories),
  price_range: bandIndex('price_range'),
  weekly_price_range: bandIndex('weekly_price_range'),
}

/** Maximum number of values of a list facet (SRC-39 to SRC-41); models per selected make. */
export const facetLimits: { readonly [Facet in ListFacet]: number } = {
  make: 200,
  model: 30,
  body: 40,
  car_type: 3,
  item_type: 3,
  fuel: 20,
  transmission: 10,
  gearbox: 40,
  origin: 2,
  ...fieldFacetLimits,
  // All of them, as the search box knows the words that no car has by them.
  badge: 400,
  city: 20,
  state: 10,
  dealership_name: 40,
  location_name: 40,
  status: 5,
  tag: 20,
  certified: 2,
  make_model: 60,
  categories: 10,
  price_range: 20,
  weekly_price_range: 20,
  filtered_features: 60,
}
