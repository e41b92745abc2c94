import { facetKey, namedFacets } from '@forecourt/rules/search/facetKey'
import type { SearchForHits } from 'algoliasearch/lite'
import type { Filter } from '../contract/Filter'
import type { SearchRequest } from '../contract/SearchRequest'
import { keyAttribute } from './hostedRecord'

interface Refinements {
  /** Joined by AND; inner lists by OR. */
  readonly facetFilters: readonly (readonly string[])[]
  readonly numericFilters: readonly string[]
}

/** The index to query, and a permanent condition in Algolia's `filters` syntax. */
interface QueryTarget {
  readonly indexName: string
  readonly siteFilter: string
}

/**
 * Converts a request to an Algolia query (SRC-44, SRC-45). Each sort is a replica index. Throws for filters that Algolia can't express,
 * which no stock list uses.
 */
export function algoliaQuery(request: SearchRequest, { indexName, siteFilter }: QueryTarget): SearchForHits {
  const refinements = request.filters.map(toRefinements)
  const { length } = request
  return {
    indexName: request.sort === 'recommended' ? indexName : `${indexName}_${request.sort}`,
    query: request.query,
    filters: siteFilter,
    facetFilters: refinements.flatMap(({ facetFilters }) => facetFilters.map((group) => [...group])),
    numericFilters: refinements.flatMap(({ numericFilters }) => [...numericFilters]),
    ...geoParameters(request),
    facets: [...request.facets],
    maxValuesPerFacet: request.maxValuesPerFacet,
    hitsPerPage: length,
    page: length > 0 ? Math.floor(request.offset / length) : 0,
    attributesToRetrieve: ['car'],
    attributesToHighlight: [],
  }
}

/** Without a radius nothing is excluded; the nearest hits come first. */
function geoParameters({ nearest, filters, length }: SearchRequest): {
  readonly aroundLatLng?: string
  readonly aroundRadius?: number | 'all'
} {
  const within = filters.find((filter) => filter.kind === 'around')
  const point = within?.point ?? (length > 0 ? nearest : undefined)
  return point ? { aroundLatLng: `${point.latitude},${point.longitude}`, aroundRadius: within?.metres ?? 'all' } : {}
}

function toRefinements(filter: Filter): Refinements {
  switch (filter.kind) {
    case 'facet':
    case 'or':
      return { facetFilters: [alternatives(filter)], numericFilters: [] }
    case 'number':
      return { facetFilters: [], numericFilters: [`${filter.attribute}${filter.comparison}${filter.value}`] }
    case 'range': {
      const ends = [['>=', filter.min] as const, ['<=', filter.max] as const].filter(([, end]) => Number.isFinite(end))
      return { facetFilters: [], numericFilters: ends.map(([comparison, end]) => `${filter.attribute}${comparison}${end}`) }
    }
    case 'around':
      return { facetFilters: [], numericFilters: [] }
    case 'not':
      if (filter.filter.kind === 'facet')
        return { facetFilters: spellings(filter.filter).map(({ attribute, value }) => [`${attribute}:-${value}`]), numericFilters: [] }
  }
  throw new Error(`Algolia can’t express the filter “${filter.kind}”.`)
}

function alternatives(filter: Filter): string[] {
  if (filter.kind === 'or') return filter.filters.flatMap(alternatives)
  if (filter.kind !== 'facet') throw new Error(`Algolia can’t express one of several filters “${filter.kind}”.`)
  // Algolia would read a leading hyphen as negation.
  return spellings(filter).map(({ attribute, value }) => `${attribute}:${value.startsWith('-') ? '\\' : ''}${value}`)
}

interface FacetValue {
  readonly attribute: string
  readonly value: string
}

const namedFacetSet: ReadonlySet<string> = new Set(namedFacets)

/** Algolia compares exact strings, so this also queries the normalised keys. */
const spellings = ({ attribute, value }: FacetValue): FacetValue[] => [
  { attribute, value },
  ...(namedFacetSet.has(attribute) ? [{ attribute: keyAttribute(attribute), value: facetKey(attribute, value) }] : []),
]
