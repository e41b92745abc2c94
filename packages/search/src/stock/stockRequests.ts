import type { SearchPreset } from '@forecourt/rules/routing/Route'
import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SearchRequest } from '../engine/SearchRequest'
import { facetLimits } from './stockFacets'

/** What beside the shopper's choices decides a stock search; `now` is an ISO instant. */
export interface StockSearchOptions {
  readonly config: ResolvedConfig
  readonly preset: SearchPreset
  readonly now: string
}

const widestFacet = Math.max(...Object.values(facetLimits))

/**
 * A shopper's choices as questions to the engine: the first lists cars and counts every facet nobody narrowed;
 * one more per narrowed facet counts it without its own choice, so that its other values stay choosable.
 */
export function stockRequests(state: SearchState, options: StockSearchOptions): SearchRequest[] {
  const chosen = Object.entries(state.values).filter(([facet, values]) => listFacets.some((known) => known === facet) && values.length > 0)
  const narrowed = Object.entries(state.ranges).filter(
    ([facet, range]) => rangeFacets.some((known) => known === facet) && (range.min !== null || range.max !== null),
  )
  const refined = [...chosen.map(([facet]) => facet), ...narrowed.map(([facet]) => facet)]
  const facets = [...listFacets, ...rangeFacets]

  const question = (without: string | null): SearchRequest => ({
    sort: state.sortBy,
    query: state.query,
    facetFilters: [
      ...presetFilters(options.preset),
      ...chosen.filter(([facet]) => facet !== without).map(([facet, values]) => values.map((value) => `${facet}:${value}`)),
    ],
    numericFilters: [
      [`sold_at_timestamp>=${soldSince(options)}`],
      ...(options.config.search.hideUnpricedWhenCheapestFirst && state.sortBy === 'price_asc' ? [['price>0']] : []),
      ...narrowed
        .filter(([facet]) => facet !== without)
        .flatMap(([facet, { min, max }]) => [
          ...(min === null ? [] : [[`${facet}>=${min}`]]),
          ...(max === null ? [] : [[`${facet}<=${max}`]]),
        ]),
    ],
    facets: without === null ? facets.filter((facet) => !refined.includes(facet)) : [without],
    maxValuesPerFacet: widestFacet,
    hitsPerPage: without === null ? options.config.search.pageSize : 0,
    page: without === null ? Math.max(0, state.page - 1) : 0,
  })

  return [question(null), ...refined.map(question)]
}

function presetFilters(preset: SearchPreset): string[][] {
  const groups: string[][] = []
  if (preset.carTypes && preset.carTypes.length > 0) groups.push(preset.carTypes.map((type) => `car_type:${type}`))
  if (preset.make) groups.push([`make:${preset.make}`, `make_slug:${preset.make}`])
  if (preset.model) groups.push([`model:${preset.model}`, `model_slug:${preset.model}`])
  if (preset.dealershipSlug) groups.push([`dealership_slug:${preset.dealershipSlug}`])
  if (preset.locationSlug) groups.push([`location_slug:${preset.locationSlug}`])
  if (preset.certified) groups.push(['certified:true'])
  return groups
}

/** A sold car leaves the list when its days are over, without anything being written (SRC-31, SRC-32). Seconds. */
function soldSince({ config, now }: StockSearchOptions): number {
  return Math.floor(Date.parse(now) / 1000) - config.stock.soldVisibleDays * 86_400
}
