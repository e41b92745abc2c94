import { facetKey, namedFacets } from '@forecourt/rules/search/facetKey'
import type { SearchForHits } from 'algoliasearch/lite'
import type { Filter } from '../contract/Filter'
import type { SearchRequest } from '../contract/SearchRequest'
import { keyAttribute } from './hostedRecord'

interface Refinements {
  /** All must hold; of an inner list one. */
  readonly facetFilters: readonly (readonly string[])[]
  readonly numericFilters: readonly string[]
}

/** Where a request is asked, and what always holds there, as Algolia's `filters`. */
interface QueryTarget {
  readonly indexName: string
  readonly listed: string
}

/**
 * Writes a request as Algolia's client sends it (SRC-44, SRC-45). Each sort is a replica of the index. Throws for conditions that have no
 * such form, which no stock list asks.
 */
export function algoliaQuery(request: SearchRequest, { indexName, listed }: QueryTarget): SearchForHits {
  const refinements = request.filters.map(refinementsOf)
  const { length } = request
  return {
    indexName: request.sort === 'recommended' ? indexName : `${indexName}_${request.sort}`,
    query: request.query,
    filters: listed,
    facetFilters: refinements.flatMap(({ facetFilters }) => facetFilters.map((group) => [...group])),
    numericFilters: refinements.flatMap(({ numericFilters }) => [...numericFilters]),
    ...aroundOf(request),
    facets: [...request.facets],
    maxValuesPerFacet: request.maxValuesPerFacet,
    hitsPerPage: length,
    page: length > 0 ? Math.floor(request.offset / length) : 0,
    attributesToRetrieve: ['car'],
    attributesToHighlight: [],
  }
}

/** Without a radius nothing is left out, and what is nearest comes first. */
function aroundOf({ nearest, filters, length }: SearchRequest): { readonly aroundLatLng?: string; readonly aroundRadius?: number | 'all' } {
  const within = filters.find((filter) => filter.kind === 'around')
  const point = within?.point ?? (length > 0 ? nearest : undefined)
  return point ? { aroundLatLng: `${point.latitude},${point.longitude}`, aroundRadius: within?.metres ?? 'all' } : {}
}

function refinementsOf(filter: Filter): Refinements {
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
  throw new Error(`Algolia can’t be asked for the condition “${filter.kind}”.`)
}

function alternatives(filter: Filter): string[] {
  if (filter.kind === 'or') return filter.filters.flatMap(alternatives)
  if (filter.kind !== 'facet') throw new Error(`Algolia can’t be asked for one of several conditions “${filter.kind}”.`)
  // A value that begins with a hyphen would be taken for its opposite.
  return spellings(filter).map(({ attribute, value }) => `${attribute}:${value.startsWith('-') ? '\\' : ''}${value}`)
}

interface FacetValue {
  readonly attribute: string
  readonly value: string
}

const named: ReadonlySet<string> = new Set(namedFacets)

/** Algolia compares letters, so it is asked for the keys of names, too. */
const spellings = ({ attribute, value }: FacetValue): FacetValue[] => [
  { attribute, value },
  ...(named.has(attribute) ? [{ attribute: keyAttribute(attribute), value: facetKey(attribute, value) }] : []),
]
