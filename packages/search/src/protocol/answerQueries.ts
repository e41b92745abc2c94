import type { SearchResponse } from '../contract/SearchRequest'
import { splitWords } from '../text/splitWords'
import { facetsJson } from './facetsJson'
import { Highlighter } from './Highlighter'
import { limits } from './limits'
import { matchFacetValues } from './matchFacetValues'
import type { Params } from './Params'
import { ProtocolError } from './ProtocolError'
import { paramsText } from './paramsText'
import { parseQuery } from './parseQuery'
import type { FacetQuery, HitsQuery } from './Query'
import { refuseExcess } from './refuseExcess'
import type { SearchTarget } from './SearchTarget'

/** One question: the index it is for, and its parameters. */
export interface NamedQuery {
  readonly indexName: string
  readonly params: Params
}

/** One answer as JSON, and how many hits there are for it. */
export interface CountedAnswer {
  readonly json: string
  readonly found: number
}

/** Answers several questions in one search; each answer is JSON, in the order of the questions. */
export const answerQueries = <Document>(target: SearchTarget<Document>, asked: readonly NamedQuery[]): string[] =>
  answerCounted(target, asked).map(({ json }) => json)

/** The same, with how many hits there are for each. */
export function answerCounted<Document>(target: SearchTarget<Document>, asked: readonly NamedQuery[]): CountedAnswer[] {
  const begun = performance.now()
  if (asked.length > limits.queries) throw new ProtocolError(400, `requests: at most ${limits.queries} queries may be asked at once`)
  const read = asked.map(({ indexName, params }) => parseQuery(target, indexName, params))
  refuseExcess(read, target.index)
  const queries = read.map(({ query }) => query)
  const responses = target.index.search(queries.map(({ request }) => request))
  return queries.map((query, at) => {
    const response = responses[at] as SearchResponse<Document>
    const write = query.kind === 'hits' ? hitsAnswer(target, query, response) : facetAnswer(query, response)
    return { json: `${write}"processingTimeMS":${Math.ceil(performance.now() - begun)}}`, found: response.found }
  })
}

/** All of an answer but how long it took. */
function hitsAnswer<Document>(target: SearchTarget<Document>, query: HitsQuery, response: SearchResponse<Document>): string {
  const { request, highlighting, retrieve, page, hitsPerPage } = query
  const highlighter = new Highlighter(request.query, request.typoTolerance !== false, highlighting)
  const words = splitWords(request.query).length - (response.droppedWords?.length ?? 0)
  const ranking = query.wantsRankingInfo ? { from: request.nearest ?? null, words } : null
  const hits = response.hits.map((document) => target.hits.write(document, { retrieve, highlighting, highlighter, ranking }))
  const { settings } = target.index
  const numbersAlone = request.countNumbers
    ? []
    : request.facets.filter((attribute) => settings.numbers.includes(attribute) && !settings.facets.includes(attribute))
  const pageable = Math.min(response.found, limits.pagingLimit)
  let json = `{"hits":[${hits.join()}],"nbHits":${response.found}`
  json += `,"page":${page},"nbPages":${hitsPerPage > 0 ? Math.ceil(pageable / hitsPerPage) : 0},"hitsPerPage":${hitsPerPage}`
  if (query.isStretch) json += `,"offset":${query.offset},"length":${hitsPerPage}`
  if (query.wantsFacets) json += `,"facets":${facetsJson(response.facets, numbersAlone)}`
  if (query.wantsFacets) json += `,"facets_stats":${JSON.stringify(response.stats)}`
  json += exhaustive
  if (response.droppedWords) json += droppedJson(request.query, response.droppedWords)
  if (query.wantsQueryId) json += `,"queryID":"${crypto.randomUUID().replaceAll('-', '')}"`
  return `${json},"query":${JSON.stringify(request.query)},"params":${JSON.stringify(paramsText(query.params))},"index":${JSON.stringify(query.indexName)},"renderingContent":${renderingContent(target, query)},`
}

/** Which facets to show, in order, for whoever counts them; InstantSearch's `DynamicWidgets` draws just these. */
const renderingContent = ({ facetOrder }: Pick<SearchTarget<unknown>, 'facetOrder'>, { wantsFacets }: HitsQuery): string =>
  wantsFacets && facetOrder.length > 0 ? JSON.stringify({ facetOrdering: { facets: { order: facetOrder } } }) : '{}'

/** Words that were left out: as a list, and as Algolia marks them in the query. */
function droppedJson(query: string, words: readonly string[]): string {
  const marked = splitWords(query).map((word) => (words.includes(word) ? `<em>${word}</em>` : word))
  return `,"droppedWords":${JSON.stringify(words)},"queryAfterRemoval":${JSON.stringify(marked.join(' '))}`
}

/** Nothing is estimated here. */
const exhaustive =
  ',"exhaustiveFacetsCount":true,"exhaustiveNbHits":true,"exhaustiveTypo":true,"exhaustive":{"facetsCount":true,"facetValues":true,"nbHits":true,"rulesMatch":true,"typo":true}'

function facetAnswer({ facet, words, maxFacetHits, request, highlighting }: FacetQuery, response: SearchResponse<unknown>): string {
  const mayTypo = request.typoTolerance !== false
  const highlighter = new Highlighter(words, mayTypo, highlighting)
  const facetHits = matchFacetValues(response.facets[facet] ?? [], words, mayTypo, maxFacetHits).map(({ value, count }) => ({
    value,
    highlighted: highlighter.marked(value),
    count,
  }))
  return `{"facetHits":${JSON.stringify(facetHits)},"exhaustiveFacetsCount":true,"exhaustive":{"facetsCount":true},`
}
