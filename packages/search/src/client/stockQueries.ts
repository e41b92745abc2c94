import type { Point } from '@forecourt/rules/entities/Point'
import type { SearchPreset } from '@forecourt/rules/routing/SearchPreset'
import { countedFacets } from '@forecourt/rules/search/countedFacets'
import { facetKey, namedFacets } from '@forecourt/rules/search/facetKey'
import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import { hidesUnpriced } from '@forecourt/rules/search/list/hidesUnpriced'
import type { NumberRange } from '@forecourt/rules/search/SearchState'
import type { SearchForHits } from 'algoliasearch/lite'
import { keyAttribute } from '../hosted/keyAttribute'
import { facetLimits } from '../stock/stockFacets'
import { type Conditions, hostedConditions } from './hostedConditions'
import type { SearchAccess } from './SearchAccess'
import type { StockQuery } from './StockQuery'

const widestFacet = Math.max(...Object.values(facetLimits))
/** How far paging reaches: later pages are empty. */
const pagingLimit = 20_000

/**
 * A stock list as Algolia queries (SRC-44, SRC-45): the first lists cars and counts every facet nobody narrowed; one more per
 * narrowed facet counts it without its own choice, so that its other values stay choosable; and one more what there is further away.
 *
 * @param now ISO instant
 * @param near where the postcode of the search is
 */
export function stockQueries(
  { state, preset, config }: StockQuery,
  access: Pick<SearchAccess, 'indexName' | 'hosted'>,
  now: string,
  near?: Point | null,
) {
  const { pageSize } = config.search
  const anyOf = access.hosted ? anySpelling : anyValue
  const noneOf = access.hosted ? noSpelling : noValue
  const chosen = new Map<string, Conditions>()
  for (const facet of listFacets) {
    const values = state.values[facet] ?? []
    if (values.length > 0) chosen.set(facet, { facetFilters: [anyOf(facet, values)], numericFilters: [] })
  }
  for (const facet of rangeFacets) {
    const numericFilters = ends(facet, state.ranges[facet])
    if (numericFilters.length > 0) chosen.set(facet, { facetFilters: [], numericFilters })
  }
  const baseConditions: Conditions[] = [
    { facetFilters: presetFilters(preset, anyOf), numericFilters: [] },
    { facetFilters: listFacets.flatMap((facet) => noneOf(facet, state.excluded?.[facet] ?? [])), numericFilters: [] },
    ...(access.hosted ? [hostedConditions(access.hosted, now)] : []),
    ...(hidesUnpriced(config, state) ? [{ facetFilters: [], numericFilters: ['price>0'] }] : []),
  ]
  const indexName = state.sortBy === 'recommended' ? access.indexName : `${access.indexName}_${state.sortBy}`
  const page = Math.max(0, state.page - 1)
  const isWithinLimit = (page + 1) * pageSize <= pagingLimit
  const facets = countedFacets(config.search)

  const km = near ? (state.near?.km ?? null) : null
  const around = near
    ? { aroundLatLng: `${near.latitude},${near.longitude}`, aroundRadius: km === null ? ('all' as const) : km * 1000 }
    : {}

  const query = (without: string | null): SearchForHits => {
    const held = [...baseConditions, ...[...chosen].flatMap(([facet, conditions]) => (facet === without ? [] : [conditions]))]
    return {
      indexName,
      query: state.query,
      ...(without === 'near' ? {} : around),
      facetFilters: held.flatMap(({ facetFilters }) => facetFilters.map((group) => [...group])),
      numericFilters: held.flatMap(({ numericFilters }) => [...numericFilters]),
      facets: without === null ? facets.filter((facet) => !chosen.has(facet)) : without === 'near' ? [] : [without],
      maxValuesPerFacet: widestFacet,
      hitsPerPage: without === null && isWithinLimit ? pageSize : 0,
      page: without === null && isWithinLimit ? page : 0,
      attributesToRetrieve: ['car'],
      // Sliders need no more of numbers. The site's own index knows this; Algolia counts them all the same.
      ...(access.hosted ? {} : { numericFacets: 'stats' }),
      attributesToHighlight: [],
    }
  }
  return [query(null), ...[...chosen.keys(), ...(km === null ? [] : ['near'])].map(query)]
}

/** A value that begins with a hyphen would be taken for its opposite. */
const anyValue = (facet: string, values: readonly string[]): string[] =>
  values.map((value) => `${facet}:${value.startsWith('-') ? `\\${value}` : value}`)

const noValue = (facet: string, values: readonly string[]): string[][] => values.map((value) => [`${facet}:-${value}`])

const isNamed = (facet: string): boolean => namedFacets.some((named) => named === facet)
const keysOf = (facet: string, values: readonly string[]): string[] => (isNamed(facet) ? values.map((value) => facetKey(facet, value)) : [])

/** Algolia compares letters, so a hosted index is asked for the keys of names, too. */
const anySpelling = (facet: string, values: readonly string[]): string[] => [
  ...anyValue(facet, values),
  ...anyValue(keyAttribute(facet), keysOf(facet, values)),
]

const noSpelling = (facet: string, values: readonly string[]): string[][] => [
  ...noValue(facet, values),
  ...noValue(keyAttribute(facet), keysOf(facet, values)),
]

const ends = (facet: string, range: NumberRange | undefined): string[] => [
  ...(range && range.min !== null ? [`${facet}>=${range.min}`] : []),
  ...(range && range.max !== null ? [`${facet}<=${range.max}`] : []),
]

function presetFilters(preset: SearchPreset, anyOf: typeof anyValue): string[][] {
  const nameOrSlug = (facet: string, value: string) => [...anyOf(facet, [value]), ...anyOf(`${facet}_slug`, [value])]
  return [
    ...(preset.carTypes && preset.carTypes.length > 0 ? [anyOf('car_type', preset.carTypes)] : []),
    ...(preset.make ? [nameOrSlug('make', preset.make)] : []),
    ...(preset.model ? [nameOrSlug('model', preset.model)] : []),
    ...(preset.dealershipSlug ? [anyOf('dealership_slug', [preset.dealershipSlug])] : []),
    ...(preset.locationSlug ? [anyOf('location_slug', [preset.locationSlug])] : []),
    ...(preset.certified ? [anyOf('certified', ['true'])] : []),
  ]
}
