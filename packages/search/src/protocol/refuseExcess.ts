import { queryWords } from '../text/queryWords'
import { limits } from './limits'
import { ProtocolError } from './ProtocolError'
import type { Query } from './Query'

interface ReadQuery {
  readonly query: Query
  readonly conditions: number
}

/** What all attributes of a document may come to. */
const allAttributes = 40

/** Refuses what would cost too much of all queries together, though none does alone. `searchable`: how many attributes are searched. */
export function refuseExcess(read: readonly ReadQuery[], searchable: number): void {
  const limit = (most: number, what: string, cost: (one: ReadQuery) => number) => {
    if (read.reduce((total, one) => total + cost(one), 0) > most)
      throw new ProtocolError(400, `requests: at most ${most} ${what} may be asked at once`)
  }
  const { all } = limits
  limit(all.hits, 'hits', ({ query }) => query.request.length)
  limit(all.reach, 'hits to pass over', ({ query }) => query.request.offset)
  limit(all.conditions, 'conditions', ({ conditions }) => conditions)
  limit(all.facetSearches, 'searches for facet values', ({ query }) => (query.kind === 'facet' ? 1 : 0))
  limit(all.facets, 'facets', ({ query }) => query.request.facets.length)
  limit(all.facetValues, 'facet values', ({ query: { kind, request } }) =>
    kind === 'facet' ? 0 : request.facets.length * request.maxValuesPerFacet,
  )
  limit(all.marks, 'texts to highlight, times words,', ({ query: { request, highlighting } }) => {
    const texts = highlighting.attributes === 'all' ? allAttributes : (highlighting.attributes?.length ?? searchable)
    return request.length * texts * Math.max(1, queryWords(request.query).length)
  })
  const words = [...new Set(read.map(({ query }) => query.request.query))].reduce((sum, text) => sum + queryWords(text).length, 0)
  if (words > all.words) throw new ProtocolError(400, `requests: at most ${all.words} different words may be asked at once`)
}
