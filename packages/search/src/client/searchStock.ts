import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { Point } from '@forecourt/rules/locations/Point'
import type { LiteClient, SearchResponse } from 'algoliasearch/lite'
import { readStock, type StockHit } from './readStock'
import type { SearchAccess } from './SearchAccess'
import type { StockQuestion } from './StockQuestion'
import { stockQueries } from './stockQueries'

/** How long a search may take before another way to the cars is taken, unless whoever asks says otherwise. Milliseconds. */
const usualPatience = 1000

/** A client that asks, in process or over a network, and whom it asks. */
export interface StockSearcher {
  readonly client: Pick<LiteClient, 'search'>
  readonly access: Pick<SearchAccess, 'indexName' | 'hosted'>
  /** How long an answer is waited for. Milliseconds. */
  readonly patience?: number
}

/**
 * Asks a stock list of a search client and reads the answer (SRC-44 to SRC-48). Rejects when there is none in time, or none
 * that can be read: whoever asks has another way then.
 *
 * @param now ISO instant
 */
export async function searchStock(
  { client, access, patience = usualPatience }: StockSearcher,
  question: StockQuestion,
  now: string,
): Promise<StockResult> {
  const near = await nearOf(question)
  const { results } = await inTime(client.search<StockHit>({ requests: stockQueries(question, access, now, near) }), patience)
  return readStock(question, results as SearchResponse<StockHit>[], near)
}

/** Where postcodes are is a long list, which few searches need. */
async function nearOf({ state, config }: StockQuestion): Promise<Point | null | undefined> {
  if (!state.near || !config.identity) return undefined
  const { postcodePoint } = await import('@forecourt/rules/locations/postcodePoint')
  return postcodePoint(config.identity.country, state.near.postcode)
}

async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The search took too long')), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
