import type { Car } from '@forecourt/rules/entities/Car'
import type { Point } from '@forecourt/rules/entities/Point'
import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import { rangeFacets } from '@forecourt/rules/search/facets'
import { joinedCounts } from '@forecourt/rules/search/joinedCounts'
import type { SearchResponse as AlgoliaAnswer } from 'algoliasearch/lite'
import type { FacetCount, SearchResponse } from '../contract/SearchRequest'
import { stockResult } from '../stock/stockResult'
import type { StockQuery } from './StockQuery'

/** A hit of the stock index as lists ask for it. */
export interface StockHit extends Record<string, unknown> {
  readonly car: Car
}

/** Algolia's answers to `stockQueries`, read back as the stock list shows them: hits, count, facets and their statistics (SRC-46). */
export const parseStockAnswers = (
  { state, config }: StockQuery,
  answers: readonly AlgoliaAnswer<StockHit>[],
  near: Point | null | undefined,
): StockResult => stockResult(state, config.search.pageSize, answers.map(readAnswer), near)

const readAnswer = ({ hits, nbHits = 0, facets = {}, facets_stats = {}, ...answer }: AlgoliaAnswer<StockHit>): SearchResponse<Car> => ({
  hits: hits.map(({ car }) => car),
  found: nbHits,
  // Numbers come back among the facets, too: they have statistics instead of values.
  facets: Object.fromEntries(
    Object.entries(facets)
      .filter(([facet]) => !rangeFacets.some((range) => range === facet))
      .map(([facet, counts]) => [facet, mostFirst(facet, counts)]),
  ),
  stats: Object.fromEntries(
    Object.entries(facets_stats).map(([facet, { min = 0, max = 0, avg = 0, sum = 0 }]) => [facet, { min, max, avg, sum }]),
  ),
  ...droppedOf(answer),
})

/** Words that were left out: ours say so by name, Algolia marks them in the query. */
function droppedOf({ droppedWords, queryAfterRemoval }: { readonly droppedWords?: unknown; readonly queryAfterRemoval?: string }) {
  if (Array.isArray(droppedWords)) return { droppedWords: droppedWords.map(String) }
  const marked = [...(queryAfterRemoval ?? '').matchAll(/<em>(.*?)<\/em>/g)].flatMap(([, words = '']) => words.split(' '))
  return marked.length > 0 ? { droppedWords: marked } : {}
}

/** JSON's objects put values that look like numbers first: models such as 3 and 5. Algolia counts each spelling apart. */
function mostFirst(facet: string, counts: { readonly [value: string]: number }): FacetCount[] {
  return joinedCounts(
    facet,
    Object.entries(counts).map(([value, count]) => ({ value, count })),
  )
}
