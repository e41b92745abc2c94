import { type Filter, filterKey } from '../contract/Filter'
import type { IndexSettings } from '../contract/SearchRecord'
import type { SearchRequest } from '../contract/SearchRequest'
import type { Lexicon } from '../text/Lexicon'
import type { TextQuery } from '../text/matchTerms'

/**
 * Requests for the same terms, which one pass over the rows answers. A stock page requests hits under all filters, and for each filtered
 * facet the counts without its own filter: the same filters but one.
 */
export interface BatchPlan {
  /** Null: all documents. */
  readonly text: TextQuery | null
  /** Which terms to drop if no document has all of them. */
  readonly drop: DropTerms
  /** Filters of the main requests that are in all other requests, too. */
  readonly shared: readonly Filter[]
  /** Indices of the requests with all filters. */
  readonly main: readonly number[]
  /** Requests without some of the main filters; no filter is in two of these lists. */
  readonly relaxed: readonly { readonly without: readonly Filter[]; readonly requests: readonly number[] }[]
}

/** Indices of all requests of a plan. */
export const plannedRequests = ({ main, relaxed }: BatchPlan): number[] => [...main, ...relaxed.flatMap(({ requests }) => requests)]

export type DropTerms = NonNullable<SearchRequest['dropTerms']>

/** Requests with the same terms. */
interface TextGroup {
  readonly text: TextQuery | null
  readonly drop: DropTerms
  readonly members: number[]
}

export function planBatch(requests: readonly SearchRequest[], settings: IndexSettings, lexicon: Lexicon): BatchPlan[] {
  const byText = new Map<string, TextGroup>()
  requests.forEach((request, index) => {
    const { query, typoTolerance, restrictSearchableAttributes: only = [], dropTerms: drop = 'none' } = request
    const key = query === '' ? '' : JSON.stringify([query, typoTolerance !== false, only, drop])
    const known = byText.get(key)
    if (known) known.members.push(index)
    else byText.set(key, { text: textQuery(request, settings, lexicon), drop, members: [index] })
  })
  return [...byText.values()].flatMap((group) => planGroup(requests, group))
}

/** One plan for all requests that only omit filters, and another for each other request. */
function planGroup(requests: readonly SearchRequest[], { text, drop, members }: TextGroup): BatchPlan[] {
  const filtersByRequest = new Map(members.map((index) => [index, byKey((requests[index] as SearchRequest).filters)]))
  const filterKeys = (index: number) => filtersByRequest.get(index) as Map<string, Filter>
  const fullest = members.reduce((most, index) => (filterKeys(index).size > filterKeys(most).size ? index : most), members[0] as number)
  const shared = new Map(filterKeys(fullest))
  const main: number[] = []
  const others: number[] = []
  const relaxed = new Map<string, { without: Filter[]; requests: number[] }>()
  for (const index of members) {
    const keys = filterKeys(index)
    if ([...keys.keys()].some((key) => !filterKeys(fullest).has(key))) {
      others.push(index)
      continue
    }
    const missing = [...filterKeys(fullest)].filter(([key]) => !keys.has(key))
    if (missing.length === 0) {
      main.push(index)
      continue
    }
    const name = missing.map(([key]) => key).join('\n')
    const sameFilters = relaxed.get(name)
    if (sameFilters) sameFilters.requests.push(index)
    else if (missing.every(([key]) => shared.has(key))) {
      for (const [key] of missing) shared.delete(key)
      relaxed.set(name, { without: missing.map(([, filter]) => filter), requests: [index] })
    } else others.push(index)
  }
  return [
    { text, drop, shared: [...shared.values()], main, relaxed: [...relaxed.values()] },
    ...others.map((index) => ({ text, drop, shared: [...filterKeys(index).values()], main: [index], relaxed: [] })),
  ]
}

/** Filters by key; an AND is split into its filters. */
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
  const { terms, meanings } = lexicon.read(request.query)
  if (terms.length === 0) return null
  const only = request.restrictSearchableAttributes ?? []
  const attributes = [...searchable, ...searchedFacets.map(({ attribute }) => attribute)]
  const fields =
    only.length === 0 ? -1 : attributes.reduce((bits, attribute, at) => (only.includes(attribute) ? bits | (1 << at) : bits), 0)
  return { terms, meanings, typos: request.typoTolerance !== false, fields }
}
