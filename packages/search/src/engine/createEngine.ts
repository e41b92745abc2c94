import { Bitset } from './Bitset'
import { createWordIndex } from './createWordIndex'
import type { FacetStats, SearchEngine, SearchRecord, SearchRequest, SearchResponse } from './SearchRequest'

/** Orders documents by numbers, the first that differ deciding; a missing number comes last in either direction. */
export interface SortOrderBy {
  readonly [sort: string]: readonly { readonly attribute: string; readonly descending: boolean }[]
}

interface FacetColumn {
  /** By lower-cased value: filters do not mind case. */
  readonly values: Map<string, { readonly value: string; readonly documents: Bitset }>
}

const comparisons: { readonly [operator: string]: (left: number, right: number) => boolean } = {
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '=': (left, right) => left === right,
}

/** An engine in this process over a fixed list of documents: columns of bits for filters and facets, ready-made orders for sorting. */
export function createEngine(records: readonly SearchRecord[], sorts: SortOrderBy): SearchEngine {
  const words = createWordIndex(records.map((record) => record.words))
  const facetColumns = new Map<string, FacetColumn>()
  const numberColumns = new Map<string, Float64Array>()
  const orders = new Map<string, Uint32Array>()

  records.forEach((record, document) => {
    for (const [attribute, value] of Object.entries(record.facets)) {
      if (value === null || value === '') continue
      const column = facetColumns.get(attribute) ?? { values: new Map() }
      facetColumns.set(attribute, column)
      const key = value.toLowerCase()
      const entry = column.values.get(key) ?? { value, documents: new Bitset(records.length) }
      column.values.set(key, entry)
      entry.documents.add(document)
    }
    for (const [attribute, value] of Object.entries(record.numbers)) {
      const column = numberColumns.get(attribute) ?? new Float64Array(records.length).fill(Number.NaN)
      numberColumns.set(attribute, column)
      column[document] = value ?? Number.NaN
    }
  })

  function orderOf(sort: string): Uint32Array {
    const known = orders.get(sort)
    if (known) return known
    const keys = (sorts[sort] ?? []).map(({ attribute, descending }) => ({
      column: numberColumns.get(attribute),
      sign: descending ? -1 : 1,
    }))
    const order = Uint32Array.from(records.keys()).sort((left, right) => {
      for (const { column, sign } of keys) {
        const a = column?.[left] ?? Number.NaN
        const b = column?.[right] ?? Number.NaN
        if (Number.isNaN(a) && Number.isNaN(b)) continue
        if (Number.isNaN(a)) return 1
        if (Number.isNaN(b)) return -1
        if (a !== b) return (a - b) * sign
      }
      return left - right
    })
    orders.set(sort, order)
    return order
  }

  function facetMatches(filter: string): Bitset {
    const colon = filter.indexOf(':')
    return (
      facetColumns.get(filter.slice(0, colon))?.values.get(filter.slice(colon + 1).toLowerCase())?.documents ?? new Bitset(records.length)
    )
  }

  function numberMatches(filter: string): Bitset {
    const parts = /^(\w+)(>=|<=|>|<|=)(-?[\d.]+)$/.exec(filter)
    if (!parts) throw new Error(`Not a numeric filter: ${filter}`)
    const column = numberColumns.get(parts[1] as string)
    const compare = comparisons[parts[2] as string] as (left: number, right: number) => boolean
    const limit = Number(parts[3])
    const found = new Bitset(records.length)
    column?.forEach((value, document) => {
      if (compare(value, limit)) found.add(document)
    })
    return found
  }

  function matchesOf(request: SearchRequest): Bitset {
    const matches = Bitset.full(records.length)
    const found = words.find(request.query)
    if (found) matches.intersect(found)
    const narrow = (group: readonly string[], matching: (filter: string) => Bitset) => {
      if (group.length === 0) return
      const any = new Bitset(records.length)
      for (const filter of group) any.unite(matching(filter))
      matches.intersect(any)
    }
    for (const group of request.facetFilters) narrow(group, facetMatches)
    for (const group of request.numericFilters) narrow(group, numberMatches)
    return matches
  }

  function countsOf(facet: string, matches: Bitset, limit: number): { [value: string]: number } {
    const counted = [...(facetColumns.get(facet)?.values.values() ?? [])]
      .map(({ value, documents }) => ({ value, count: documents.countShared(matches) }))
      .filter(({ count }) => count > 0)
      .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
    return Object.fromEntries(counted.slice(0, limit).map(({ value, count }) => [value, count]))
  }

  function statsOf(facet: string, matches: Bitset): FacetStats | null {
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    let sum = 0
    let count = 0
    numberColumns.get(facet)?.forEach((value, document) => {
      if (Number.isNaN(value) || !matches.has(document)) return
      min = Math.min(min, value)
      max = Math.max(max, value)
      sum += value
      count++
    })
    return count === 0 ? null : { min, max, sum, avg: sum / count }
  }

  function answer(request: SearchRequest): SearchResponse {
    const matches = matchesOf(request)
    const nbHits = matches.count()
    const hits: { objectID: string }[] = []
    if (request.hitsPerPage > 0) {
      let toSkip = request.page * request.hitsPerPage
      for (const document of orderOf(request.sort)) {
        if (!matches.has(document)) continue
        if (toSkip-- > 0) continue
        hits.push({ objectID: (records[document] as SearchRecord).objectID })
        if (hits.length === request.hitsPerPage) break
      }
    }
    const facets: { [facet: string]: { [value: string]: number } } = {}
    const stats: { [facet: string]: FacetStats } = {}
    for (const facet of request.facets) {
      if (facetColumns.has(facet)) facets[facet] = countsOf(facet, matches, request.maxValuesPerFacet)
      const range = statsOf(facet, matches)
      if (range) stats[facet] = range
    }
    return {
      hits,
      nbHits,
      page: request.page,
      nbPages: request.hitsPerPage > 0 ? Math.ceil(nbHits / request.hitsPerPage) : 0,
      hitsPerPage: request.hitsPerPage,
      facets,
      facets_stats: stats,
    }
  }

  return { search: (requests) => requests.map(answer) }
}
