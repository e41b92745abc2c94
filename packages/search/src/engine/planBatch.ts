import { queryWords } from '../text/queryWords'
import type { TextQuery } from '../text/TextIndex'
import { type Filter, filterKey } from './Filter'
import type { SearchRequest } from './SearchRequest'

/**
 * Requests that search for the same words, so that one pass over the rows answers them. A stock page asks for its hits under all
 * filters, and for each refined facet how many there would be without that facet's own choice: the same filters but one.
 */
export interface BatchPlan {
  /** Null: everything. */
  readonly text: TextQuery | null
  /** Filters of the main requests that no other leaves out. */
  readonly shared: readonly Filter[]
  /** Numbers of the requests under all filters. */
  readonly main: readonly number[]
  /** Requests without some of the main ones' filters; no filter is in two of these lists. */
  readonly relaxed: readonly { readonly without: readonly Filter[]; readonly requests: readonly number[] }[]
}

export function planBatch(requests: readonly SearchRequest[], searchable: readonly string[]): BatchPlan[] {
  const byText = new Map<string, { text: TextQuery | null; members: number[] }>()
  requests.forEach((request, index) => {
    const text = textQuery(request, searchable)
    const key = JSON.stringify(text)
    const group = byText.get(key) ?? { text, members: [] }
    group.members.push(index)
    byText.set(key, group)
  })
  return [...byText.values()].flatMap(({ text, members }) => planGroup(requests, text, members))
}

/** One plan for all requests that only leave filters out, and one more for each that asks for something else. */
function planGroup(requests: readonly SearchRequest[], text: TextQuery | null, members: readonly number[]): BatchPlan[] {
  const filtersOf = new Map(members.map((index) => [index, byKey((requests[index] as SearchRequest).filters)]))
  const keysOf = (index: number) => filtersOf.get(index) as Map<string, Filter>
  const widest = members.reduce((most, index) => (keysOf(index).size > keysOf(most).size ? index : most), members[0] as number)
  const shared = new Map(keysOf(widest))
  const main: number[] = []
  const others: number[] = []
  const relaxed = new Map<string, { without: Filter[]; requests: number[] }>()
  for (const index of members) {
    const keys = keysOf(index)
    if ([...keys.keys()].some((key) => !keysOf(widest).has(key))) {
      others.push(index)
      continue
    }
    const missing = [...keysOf(widest)].filter(([key]) => !keys.has(key))
    if (missing.length === 0) {
      main.push(index)
      continue
    }
    const name = missing.map(([key]) => key).join('\n')
    const like = relaxed.get(name)
    if (like) like.requests.push(index)
    else if (missing.every(([key]) => shared.has(key))) {
      for (const [key] of missing) shared.delete(key)
      relaxed.set(name, { without: missing.map(([, filter]) => filter), requests: [index] })
    } else others.push(index)
  }
  return [
    { text, shared: [...shared.values()], main, relaxed: [...relaxed.values()] },
    ...others.map((index) => ({ text, shared: [...keysOf(index).values()], main: [index], relaxed: [] })),
  ]
}

/** The filters by their keys; what is joined by AND is so many filters. */
function byKey(filters: readonly Filter[]): Map<string, Filter> {
  const found = new Map<string, Filter>()
  for (const filter of filters) {
    if (filter.kind === 'and') for (const [key, one] of byKey(filter.filters)) found.set(key, one)
    else found.set(filterKey(filter), filter)
  }
  return found
}

function textQuery({ query, typoTolerance, restrictSearchableAttributes }: SearchRequest, searchable: readonly string[]): TextQuery | null {
  const words = queryWords(query)
  if (words.length === 0) return null
  const only = restrictSearchableAttributes ?? []
  const fields =
    only.length === 0 ? -1 : searchable.reduce((bits, attribute, at) => (only.includes(attribute) ? bits | (1 << at) : bits), 0)
  return { words, typos: typoTolerance !== false, fields }
}
