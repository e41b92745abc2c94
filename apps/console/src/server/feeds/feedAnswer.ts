import type { FeedResult } from '@forecourt/data/stock-feeds/changeStockFeed'
import { CallProblem } from '../errors/CallProblem'
import { notFound } from '../errors/notFound'

/** Passes on a feed that was made or changed, or says at which field it was refused. */
export const feedAnswer = (result: FeedResult | null, what: string) => {
  if (result === null) throw notFound(what)
  if (result.ok) return result.feed
  throw new CallProblem('BAD_REQUEST', Object.values(result.fields)[0] ?? 'Check the marked fields.', { fields: result.fields })
}
