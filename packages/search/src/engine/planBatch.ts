import { type Filter, filterKey } from '../contract/Filter'
import type { IndexSettings } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import type { Lexicon } from '../text/Lexicon'
import type { TextQuery } from '../text/matchWords'

/**
 * Requests that search for the same words, so that one pass over the rows answers them. A stock page asks for its hits under all
 * filters, and for each refined facet how many there would be without that facet's own choice: the same filters but one.
 */
export interface BatchPlan {
  /** Null: everything. */
  readonly text: TextQuery | null
  /** Which words are left out where nothing has all of them. */
  readonly drop: DropWords
  /** Filters of the main requests that no other leaves out. */
  readonly shared: readonly Filter[]
  /** Numbers of the requests under all filters. */
  readonly main: readonly number[]
  /** Requests without some of the main ones' filters; no filter is in two of these lists. */
  readonly relaxed: readonly { readonly without: readonly Filter[]; readonly requests: readonly number[] }[]
}

/** The numbers of all requests a plan answers. */
export const plannedRequests = ({ main, relaxed }: BatchPlan): number[] => [...main, ...relaxed.flatMap(({ requests }) => requests)]

export type DropWords = NonNullable<SearchRequest['dropWords']>

/** Requests that ask for the same words. */
interface TextGroup {
  readonly text: TextQuery | null
  readonly drop: DropWords
  readonly members: number[]
}

export function planBatch(requests: readonly SearchRequest[], settings: IndexSettings, lexicon: Lexicon): BatchPlan[] {
  const byText = new Map<string, TextGroup>()
  requests.forEach((request, index) => {
    const { query, typoTolerance, restrictSearchableAttributes: only = [], dropWords: drop = 'none' } = request
    const key = query === '' ? '' : JSON.stringify([query, typoTolerance !== false, only, drop])
    const known = byText.get(key)
    if (known) known.members.push(index)
    else byText.set(key, { text: textQuery(request, settings, lexicon), drop, members: [index] })
  })
  return [...byText.values()].flatMap((asked) => planGroup(requests, asked))
}

/** One plan for all requests that only leave filters out, and one more for each that asks for something else. */
function planGroup(requests: readonly SearchRequest[], { text, drop, members }: TextGroup): BatchPlan[] {
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
    { text, drop, shared: [...shared.values()], main, relaxed: [...relaxed.values()] },
    ...others.map((index) => ({ text, drop, shared: [...keysOf(index).values()], main: [index], relaxed: [] })),
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

function textQuery(request: SearchRequest, { searchable, searchedFacets = [] }: IndexSettings, lexicon: Lexicon): TextQuery | null {
  if (request.query === '') return null
  const { words, meanings } = lexicon.read(request.query)
  if (words.length === 0) return null
  const only = request.restrictSearchableAttributes ?? []
  const attributes = [...searchable, ...searchedFacets.map(({ attribute }) => attribute)]
  const fields =
    only.length === 0 ? -1 : attributes.reduce((bits, attribute, at) => (only.includes(attribute) ? bits | (1 << at) : bits), 0)
  return { words, meanings, typos: request.typoTolerance !== false, fields }
}
