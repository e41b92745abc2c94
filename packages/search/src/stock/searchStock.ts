import type { Car } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockResult'
import { nearestSearches } from '@forecourt/rules/search/nearestSearches'
import type { StockQuery } from '@forecourt/rules/search/StockSearch'
import type { SearchRequest, SearchResponse } from '../contract/SearchRequest'
import { searchPoint, stockRequests, totalRequest } from './stockRequests'
import { stockResult } from './stockResult'
import { type NearestStock, withNearest } from './withNearest'

/** Answers requests in order, for the cars that the query's site lists. */
type AnswerRequests = (requests: readonly SearchRequest[]) => Promise<readonly SearchResponse<Car>[]>

/** Searches a site's stock with any index (SRC-44 to SRC-48). Without results, the result has cars of the nearest search with results. */
export async function searchStock(query: StockQuery, answer: AnswerRequests): Promise<StockResult> {
  const result = await searchOnce(query, answer)
  if (result.total > 0) return result
  const nearest = await findNearest(query, answer).catch(() => null)
  return nearest ? withNearest(result, nearest) : result
}

async function searchOnce({ site, state, preset, now }: StockQuery, answer: AnswerRequests): Promise<StockResult> {
  const options = { ...site, preset, now }
  return stockResult(state, site.config.search.pageSize, await answer(stockRequests(state, options)), searchPoint(state, options))
}

/** Maximum number of cars of the nearest search. */
const nearestCars = 6

/** Maximum number of candidate searches; no realistic search has more filters. */
const maxCandidates = 50

/** The nearest search with results: counts all candidates in one batch, then runs the first with hits. */
async function findNearest(query: StockQuery, answer: AnswerRequests): Promise<NearestStock | null> {
  const { site, preset, now } = query
  const candidates = nearestSearches(query.state).slice(0, maxCandidates)
  if (candidates.length === 0) return null
  const answers = await answer(candidates.map(({ state }) => totalRequest(state, { ...site, preset, now })))
  const found = candidates.find((_, at) => (answers[at]?.found ?? 0) > 0)
  if (!found) return null
  const { config } = site
  const narrowed = { ...site, config: { ...config, search: { ...config.search, pageSize: nearestCars } } }
  return { ...found, result: await searchOnce({ ...query, site: narrowed, state: found.state }, answer) }
}
