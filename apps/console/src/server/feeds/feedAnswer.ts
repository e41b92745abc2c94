import type { FeedResult } from '@forecourt/data/stock-feeds/changeStockFeed'
import { notFound } from '../errors/notFound'
import { refusedFields } from '../errors/refusedFields'

/** Passes on a feed that was made or changed, or says at which field it was refused. */
export const feedAnswer = (result: FeedResult | null, what: string) => {
  if (result === null) throw notFound(what)
  if (result.ok) return result.feed
  throw refusedFields(result.fields)
}
