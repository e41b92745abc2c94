import type { Point } from '@forecourt/rules/entities/Point'
import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import { nearestSearches } from '@forecourt/rules/search/nearestSearches'
import type { LiteClient, SearchResponse } from 'algoliasearch/lite'
import { parseStockAnswers, type StockHit } from './parseStockAnswers'
import type { SearchAccess } from './SearchAccess'
import type { StockQuery } from './StockQuery'
import { stockQueries } from './stockQueries'
import { type NearestStock, withNearest } from './withNearest'

/** Default timeout of a search, after which the caller takes its fallback. Milliseconds. */
const defaultTimeoutMs = 1000

/** A client that asks, in process or over a network, and whom it asks. */
export interface StockSearcher {
  readonly client: Pick<LiteClient, 'search'>
  readonly access: Pick<SearchAccess, 'indexName' | 'hosted'>
  /** Timeout. Milliseconds. */
  readonly timeoutMs?: number
}

/**
 * Asks a stock list of a search client and reads the answer (SRC-44 to SRC-48). Rejects when there is none in time, or none
 * that can be read: the caller has a fallback.
 *
 * @param now ISO instant
 */
export async function searchStock(searcher: StockSearcher, question: StockQuery, now: string): Promise<StockResult> {
  const result = await searchOnce(searcher, question, now)
  if (result.total > 0) return result
  const nearest = await nearestTo(searcher, question, now).catch(() => null)
  return nearest ? withNearest(result, nearest) : result
}

async function searchOnce(
  { client, access, timeoutMs = defaultTimeoutMs }: StockSearcher,
  question: StockQuery,
  now: string,
): Promise<StockResult> {
  const near = await nearOf(question)
  const { results } = await inTime(client.search<StockHit>({ requests: stockQueries(question, access, now, near) }), timeoutMs)
  return parseStockAnswers(question, results as SearchResponse<StockHit>[], near)
}

/** So many cars of the nearest search are shown. */
const nearestCars = 6

/** The nearest search that finds cars: all candidates are counted in one go, and the first with any is asked in full. */
async function nearestTo(searcher: StockSearcher, question: StockQuery, now: string): Promise<NearestStock | null> {
  const { client, access, timeoutMs = defaultTimeoutMs } = searcher
  const near = await nearOf(question)
  const candidates = nearestSearches(question.state)
  if (candidates.length === 0) return null
  const requests = candidates.flatMap(({ state }) => {
    const [main] = stockQueries({ ...question, state }, access, now, state.near ? near : undefined)
    return main ? [{ ...main, facets: [], hitsPerPage: 0 }] : []
  })
  const { results } = await inTime(client.search<StockHit>({ requests }), timeoutMs)
  const found = candidates.find((_, index) => ((results[index] as SearchResponse<StockHit>).nbHits ?? 0) > 0)
  if (!found) return null
  const config = { ...question.config, search: { ...question.config.search, pageSize: nearestCars } }
  return { ...found, result: await searchOnce(searcher, { ...question, state: found.state, config }, now) }
}

/** Where postcodes are is a long list, which few searches need. */
async function nearOf({ state, config }: StockQuery): Promise<Point | null | undefined> {
  if (!state.near || !config.identity) return undefined
  const { postcodePoint } = await import('@forecourt/rules/locations/postcodePoint')
  return postcodePoint(config.identity.country, state.near.postcode)
}

async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The search took too long')), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
