import type { Car } from '@forecourt/rules/entities/Car'
import { joinedCounts } from '@forecourt/rules/search/facetKey'
import { rangeFacets } from '@forecourt/rules/search/facets'
import type { SearchResponse as AlgoliaAnswer } from 'algoliasearch/lite'
import type { SearchResponse } from '../contract/SearchRequest'

/** A hit of the stock index with the attributes that lists retrieve. */
export interface StockHit extends Record<string, unknown> {
  readonly car: Car
}

const rangeFacetSet: ReadonlySet<string> = new Set(rangeFacets)

/** Parses Algolia's response: hits, count, facets and statistics (SRC-46). */
export const parseAlgoliaAnswer = ({
  hits,
  nbHits = 0,
  facets = {},
  facets_stats = {},
  queryAfterRemoval = '',
}: AlgoliaAnswer<StockHit>): SearchResponse<Car> => {
  const dropped = [...queryAfterRemoval.matchAll(/<em>(.*?)<\/em>/g)].flatMap(([, phrase = '']) => phrase.split(' '))
  return {
    hits: hits.map(({ car }) => car),
    found: nbHits,
    // Algolia counts the values of numbers, and computes statistics of all values that look numeric, such as seats. It counts each spelling
    // separately, and objects order numeric keys first.
    facets: Object.fromEntries(
      Object.entries(facets)
        .filter(([facet]) => !rangeFacetSet.has(facet))
        .map(([facet, counts]) => [
          facet,
          joinedCounts(
            facet,
            Object.entries(counts).map(([value, count]) => ({ value, count })),
          ),
        ]),
    ),
    stats: Object.fromEntries(
      Object.entries(facets_stats)
        .filter(([facet]) => rangeFacetSet.has(facet))
        .map(([facet, { min = 0, max = 0, avg = 0, sum = 0 }]) => [facet, { min, max, avg, sum }]),
    ),
    ...(dropped.length > 0 ? { droppedTerms: dropped } : {}),
  }
}
