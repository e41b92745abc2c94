import type { SearchRequest } from '../contract/SearchRequest'
import { limits } from './limits'
import { booleanParam, listParam, type Params, textParam, wholeParam } from './Params'
import { ProtocolError } from './ProtocolError'
import { parseAreas } from './parseAreas'
import { parseAround } from './parseAround'
import { parseQueryFilters } from './parseQueryFilters'
import type { FacetQuery, Highlighting, HitsQuery, Query, Snippets } from './Query'
import { refuseUnsupported } from './refuseUnsupported'
import type { SearchTarget } from './SearchTarget'
import { selection } from './selection'

type Target = Pick<SearchTarget<unknown>, 'indexName' | 'mainSort' | 'index' | 'rule' | 'hidden'>

/** What a client asks of one index, checked against what one query may cost; and how many conditions that are. */
export function parseQuery(target: Target, indexName: string, params: Params): { query: Query; conditions: number } {
  const sort = parseSort(target, indexName)
  const text = textParam(params, 'query')
  if (text.length > limits.queryLength) throw new ProtocolError(400, `query: at most ${limits.queryLength} letters may be asked`)
  refuseUnsupported(params)
  const { filters, conditions } = parseQueryFilters(params, target.hidden, target.index.settings)
  const areas = parseAreas(params)
  // Within areas nothing is said of a distance.
  const around = areas ? null : parseAround(params)
  const asked = { indexName, params, highlighting: highlighting(params) }
  const request: Omit<SearchRequest, 'offset' | 'length' | 'facets' | 'maxValuesPerFacet'> = {
    query: text,
    typoTolerance: typoTolerance(params.typoTolerance),
    dropWords: dropWords(params, target),
    restrictSearchableAttributes: listParam(params, 'restrictSearchableAttributes') ?? [],
    filters: [...target.rule, ...filters, ...(around?.filters ?? []), ...(areas ? [{ kind: 'inside' as const, areas }] : [])],
    sort,
    nearest: around?.nearest,
    countNumbers: params.numericFacets !== 'stats',
    sortFacetValuesBy: params.sortFacetValuesBy === 'alpha' ? 'alpha' : 'count',
  }
  if (params.type === 'facet') return { query: facetQuery(target, params, { ...asked, request }), conditions }

  const stretch = stretchOf(params)
  const facets = facetsOf(target, params)
  const query: HitsQuery = {
    kind: 'hits',
    ...asked,
    page: stretch.page,
    hitsPerPage: stretch.length,
    isStretch: stretch.isStretch,
    offset: stretch.offset,
    wantsFacets: facets !== null,
    retrieve: selection(listParam(params, 'attributesToRetrieve')),
    wantsQueryId: booleanParam(params, 'clickAnalytics'),
    wantsRankingInfo: booleanParam(params, 'getRankingInfo'),
    request: {
      ...request,
      offset: stretch.pagedLength > 0 ? stretch.offset : 0,
      length: stretch.pagedLength,
      facets: facets ?? [],
      maxValuesPerFacet: Math.min(wholeParam(params, 'maxValuesPerFacet') ?? 100, limits.valuesPerFacet),
    },
  }
  return { query, conditions: conditions + (areas?.length ?? 0) }
}

/** An index's sorts are known as its replicas. */
export function parseSort({ indexName, mainSort, index }: Target, asked: string): string {
  if (asked === indexName) return mainSort
  const sort = asked.startsWith(`${indexName}_`) ? asked.slice(indexName.length + 1) : ''
  if (Object.hasOwn(index.settings.sorts, sort)) return sort
  throw new ProtocolError(404, `Index ${asked.slice(0, 200)} does not exist`)
}

function typoTolerance(value: unknown): boolean | 'min' {
  if (value === false || value === 'false') return false
  return value === 'min' || value === 'strict' ? 'min' : true
}

/** Of optional words as few are left out as it takes: the ones that have the most of them would come first. */
const removals: ReadonlyMap<string, SearchRequest['dropWords']> = new Map([
  ['none', 'none'],
  ['lastWords', 'last'],
  ['firstWords', 'first'],
  ['allOptional', 'fewest'],
])

function dropWords(params: Params, { index }: Target): SearchRequest['dropWords'] {
  const asked = textParam(params, 'removeWordsIfNoResults')
  if (asked === '') return index.settings.dropWords
  const known = removals.get(asked)
  if (known === undefined) throw new ProtocolError(400, `removeWordsIfNoResults: expected one of ${[...removals.keys()].join(', ')}`)
  return known
}

interface Stretch {
  readonly offset: number
  readonly length: number
  /** How many of them paging reaches. */
  readonly pagedLength: number
  readonly page: number
  readonly isStretch: boolean
}

function stretchOf(params: Params): Stretch {
  const length = wholeParam(params, 'length')
  const hitsPerPage = length ?? wholeParam(params, 'hitsPerPage') ?? 20
  if (hitsPerPage > limits.hitsPerPage)
    throw new ProtocolError(400, `${length === null ? 'hitsPerPage' : 'length'}: at most ${limits.hitsPerPage} hits may be asked at once`)
  // An offset alone says nothing.
  const isStretch = length !== null
  const page = isStretch ? 0 : (wholeParam(params, 'page') ?? 0)
  const offset = isStretch ? (wholeParam(params, 'offset') ?? 0) : page * hitsPerPage
  // Beyond what paging reaches, pages are empty, as they are beyond the last.
  const pagedLength = Math.max(0, Math.min(hitsPerPage, limits.pagingLimit - offset))
  return {
    offset,
    length: hitsPerPage,
    pagedLength,
    page: isStretch && hitsPerPage > 0 ? Math.floor(offset / hitsPerPage) : page,
    isStretch,
  }
}

/** Null: no facets are asked for. */
function facetsOf({ index, hidden }: Target, params: Params): readonly string[] | null {
  const list = listParam(params, 'facets')
  if (list === null) return null
  if (list.length > limits.facets) throw new ProtocolError(400, `facets: at most ${limits.facets} may be asked`)
  const { facets, numbers } = index.settings
  const wanted = list.includes('*') ? [...facets, ...numbers] : list
  return [...new Set(wanted)].filter((attribute) => !hidden.has(attribute))
}

function highlighting(params: Params): Highlighting {
  const list = listParam(params, 'attributesToHighlight')
  const tag = (name: string, fallback: string) => {
    const text = typeof params[name] === 'string' ? params[name] : fallback
    if (text.length > limits.queryLength) throw new ProtocolError(400, `${name}: at most ${limits.queryLength} letters may be asked`)
    return text
  }
  return {
    attributes: list === null ? null : list.includes('*') ? 'all' : [...new Set(list)],
    preTag: tag('highlightPreTag', '<em>'),
    postTag: tag('highlightPostTag', '</em>'),
    snippets: snippets(params),
  }
}

/** `attribute:words`, ten words where none are said; `*` means all attributes. */
function snippets(params: Params): Snippets | null {
  const list = listParam(params, 'attributesToSnippet') ?? []
  if (list.length === 0) return null
  const words = new Map<string, number>()
  for (const entry of list) {
    const [, attribute = '', count] = /^(.*?)(?::(\d{1,4}))?$/s.exec(entry) ?? []
    words.set(attribute, Math.min(Number(count ?? 10), limits.snippetWords))
  }
  const ellipsis = textParam(params, 'snippetEllipsisText') || (params.snippetEllipsisText === '' ? '' : '…')
  if (ellipsis.length > limits.queryLength)
    throw new ProtocolError(400, `snippetEllipsisText: at most ${limits.queryLength} letters may be asked`)
  return { words, otherwise: words.get('*') ?? null, ellipsis }
}

function facetQuery(
  { index, hidden }: Target,
  params: Params,
  {
    request,
    ...asked
  }: Pick<FacetQuery, 'indexName' | 'params' | 'highlighting'> & {
    request: Omit<SearchRequest, 'offset' | 'length' | 'facets' | 'maxValuesPerFacet'>
  },
): FacetQuery {
  const facet = textParam(params, 'facet')
  const { facets, numbers } = index.settings
  if (hidden.has(facet) || !(facets.includes(facet) || numbers.includes(facet)))
    throw new ProtocolError(400, `facet: cannot search in ${JSON.stringify(facet.slice(0, 60))}, which is no facet`)
  const words = textParam(params, 'facetQuery')
  if (words.length > limits.queryLength) throw new ProtocolError(400, `facetQuery: at most ${limits.queryLength} letters may be asked`)
  // Of numbers, which may be as many as there are documents, the most frequent are searched.
  const most = facets.includes(facet) ? Number.MAX_SAFE_INTEGER : limits.valuesPerFacet
  return {
    kind: 'facet',
    ...asked,
    facet,
    words,
    maxFacetHits: Math.min(wholeParam(params, 'maxFacetHits') ?? 10, limits.facetHits),
    request: { ...request, offset: 0, length: 0, facets: [facet], countNumbers: true, maxValuesPerFacet: most },
  }
}
