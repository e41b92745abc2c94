import { isRecord } from '@forecourt/schema/isRecord'
import { answerQueries, type NamedQuery } from './answerQueries'
import { browseAnswer } from './browseAnswer'
import { findObjects, objectAnswer } from './objects'
import { type Params, textParam } from './Params'
import { ProtocolError } from './ProtocolError'
import { parseParams, parseParamsText } from './parseParams'
import type { SearchCredentials, SearchTarget } from './SearchTarget'

/** A request as far as search cares. */
export interface SearchHttpRequest {
  readonly method: string
  /** The address from the path on, with its query. */
  readonly url: string
  /** Null: longer than `limits.bodyBytes`. */
  readonly body: string | null
  header(name: string): string | undefined
}

export interface SearchHttpResponse {
  readonly status: number
  /** JSON. */
  readonly body: string
}

/** Answers a call of Algolia's search clients (SRC-45, SRC-46): searches, several in one, and searches for facet values. */
export function handleSearchRequest<Document>(request: SearchHttpRequest, target: SearchTarget<Document>): SearchHttpResponse {
  try {
    return { status: 200, body: answered(request, target) }
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    return failure(error.status, error.message)
  }
}

/** An answer that says what went wrong, as clients expect it. */
export const failure = (status: number, message: string): SearchHttpResponse => ({ status, body: JSON.stringify({ message, status }) })

function answered<Document>(request: SearchHttpRequest, target: SearchTarget<Document>): string {
  const question = request.url.indexOf('?')
  const path = question < 0 ? request.url : request.url.slice(0, question)
  const search = question < 0 ? '' : request.url.slice(question + 1)
  refuseStrangers(request, search, target.credentials)
  const [index = '', action = '', facet = '', last = '', ...more] = segmentsOf(path)
  const isRead = request.method === 'GET'
  if (index === '' || more.length > 0) throw unknownPath()
  refuseUnlessSearch(request.method, index, action, facet)

  if (index === '*') {
    if (isRead || facet !== '') throw unknownPath()
    if (action === 'queries') return `{"results":[${answerQueries(target, severalOf(parsed(request.body))).join()}]}`
    if (action === 'objects')
      return `{"results":[${findObjects(target, parsed(request.body))
        .map((json) => json ?? 'null')
        .join()}]}`
    throw unknownPath()
  }
  const inAddress = parseParamsText(search)
  const params = isRead ? inAddress : { ...inAddress, ...parseParams(parsed(request.body)) }
  if (action === 'browse' && facet === '') return browseAnswer(target, index, params)
  if (isRead && action !== '' && action !== 'query' && facet === '') return objectAnswer(target, index, action, params)
  const isFacetSearch = action === 'facets' && last === 'query' && facet !== '' && !isRead
  const isSearch = (action === 'query' || (action === '' && isRead)) && facet === ''
  if (!isFacetSearch && !isSearch) throw unknownPath()
  // What an entry of several says of itself, the path says here.
  const { type: _type, facet: _facet, ...own } = params
  const asked: NamedQuery = { indexName: index, params: isFacetSearch ? { ...own, type: 'facet', facet } : own }
  return answerQueries(target, [asked])[0] as string
}

/** What is done to an index, rather than asked of it: the key of a site may search, and nothing else. */
const doings: ReadonlySet<string> = new Set(['settings', 'synonyms', 'rules', 'batch', 'clear', 'operation', 'deleteByQuery', 'task'])

function refuseUnlessSearch(method: string, index: string, action: string, more: string): void {
  const isWrite = method === 'PUT' || method === 'DELETE' || (method === 'POST' && (action === '' || more === 'partial'))
  const isOther = doings.has(action) || (index === '*' && action === 'recommendations')
  if (isWrite || isOther) throw new ProtocolError(403, 'Method not allowed with this API key: it may search')
  if (method !== 'GET' && method !== 'POST') throw unknownPath()
}

function refuseStrangers(request: SearchHttpRequest, search: string, { appId, apiKey }: SearchCredentials): void {
  const inAddress = search.includes('x-algolia-') ? new URLSearchParams(search) : null
  const said = (name: string) => request.header(name) ?? inAddress?.get(name)
  if (said('x-algolia-application-id') !== appId || said('x-algolia-api-key') !== apiKey)
    throw new ProtocolError(403, 'Invalid Application-ID or API key')
}

/** What follows `/1/indexes/`. */
function segmentsOf(path: string): string[] {
  if (/^\/1\/indexes\/?$/.test(path)) throw new ProtocolError(403, 'Method not allowed with this API key: it may search')
  if (/^\/1\/events\/?$/.test(path)) throw new ProtocolError(403, 'Events are not recorded here')
  const found = /^\/1\/indexes\/(.+)$/.exec(path)
  try {
    return (found?.[1] ?? '').split('/').map(decodeURIComponent)
  } catch {
    throw unknownPath()
  }
}

function parsed(body: string | null): Params {
  if (body === null) throw new ProtocolError(400, 'The body is too long')
  if (body.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    throw new ProtocolError(400, `The body is not JSON: ${(error as Error).message}`)
  }
  if (!isRecord(value)) throw new ProtocolError(400, 'The body is not an object')
  return value
}

function severalOf({ requests }: Params): NamedQuery[] {
  if (!Array.isArray(requests)) throw new ProtocolError(400, 'requests: expected a list of queries')
  return requests.map((entry: unknown) => {
    if (!isRecord(entry)) throw new ProtocolError(400, 'requests: expected objects')
    const params = parseParams(entry)
    return { indexName: textParam(params, 'indexName'), params }
  })
}

const unknownPath = () => new ProtocolError(404, 'Path not supported by this API endpoint')
