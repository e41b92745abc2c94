import type { SearchIndex } from '../engine/SearchIndex'
import { queryWords } from '../text/queryWords'
import { limits } from './limits'
import { ProtocolError } from './ProtocolError'
import type { Query } from './Query'

interface ReadQuery {
  readonly query: Query
  readonly conditions: number
}

/** Refuses what would cost too much of all queries together, though none does alone. */
export function refuseExcess(read: readonly ReadQuery[], index: Pick<SearchIndex<unknown>, 'settings' | 'valueCount'>): void {
  const { searchable, facets, numbers } = index.settings
  const limit = (most: number, what: string, cost: (one: ReadQuery) => number) => {
    if (read.reduce((total, one) => total + cost(one), 0) > most)
      throw new ProtocolError(400, `requests: at most ${most} ${what} may be asked at once`)
  }
  const { all } = limits
  limit(all.hits, 'hits', ({ query }) => query.request.length)
  limit(all.pagingLimit, 'hits to pass over', ({ query }) => query.request.offset)
  limit(all.conditions, 'conditions', ({ conditions }) => conditions)
  limit(all.facetSearches, 'searches for facet values', ({ query }) => (query.kind === 'facet' ? 1 : 0))
  limit(all.facets, 'facets', ({ query }) => query.request.facets.length)
  limit(all.countedNumbers, 'numbers counted by value', ({ query: { request } }) =>
    request.countNumbers ? request.facets.filter((facet) => numbers.includes(facet) && !facets.includes(facet)).length : 0,
  )
  limit(all.facetValues, 'facet values', ({ query: { kind, request } }) =>
    kind === 'facet' ? 0 : request.facets.reduce((sum, facet) => sum + Math.min(request.maxValuesPerFacet, index.valueCount(facet)), 0),
  )
  limit(all.marks, 'texts to highlight, times words,', ({ query: { request, highlighting } }) => {
    // What is not searched is never looked through.
    const { attributes, snippets } = highlighting
    const marked = searchable.filter((name) => attributes === null || attributes === 'all' || attributes.includes(name)).length
    const cut = searchable.filter((name) => snippets && (snippets.otherwise !== null || snippets.words.has(name))).length
    return request.length * (marked + cut) * Math.max(1, queryWords(request.query).length)
  })
  const words = [...new Set(read.map(({ query }) => query.request.query))].reduce((sum, text) => sum + queryWords(text).length, 0)
  if (words > all.words) throw new ProtocolError(400, `requests: at most ${all.words} different words may be asked at once`)
}
