import type { Car } from '@forecourt/rules/entities/Car'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { HitWriter } from '@forecourt/search/protocol/HitWriter'
import type { SearchCredentials, SearchTarget } from '@forecourt/search/protocol/SearchTarget'
import { stockHits, stockTarget } from '@forecourt/search/stock/stockTarget'
import type { LiveSite } from '../sites/createSiteRegistry'
import { searchCredentials } from './searchCredentials'

/** What stays the same as long as a published version lives. */
interface CachedTarget {
  readonly hits: HitWriter<Car>
  readonly credentials: SearchCredentials
}

const targets = new WeakMap<LiveSite, CachedTarget>()

function cachedTarget(live: LiveSite, secret: string): CachedTarget {
  const before = targets.get(live)
  if (before) return before
  const { siteId, config } = live.published
  const made = { hits: stockHits(config), credentials: searchCredentials(siteId, secret) }
  targets.set(live, made)
  return made
}

/** A site's stock as search clients reach it, within the site's rule of that instant (SRC-31 to SRC-33, SRC-44). */
export function siteTarget(live: LiveSite, { engine }: StockIndex, { secret, now }: { secret: string; now: string }): SearchTarget<Car> {
  const { config, dealershipIds } = live.published
  const { indexName } = config.search
  return stockTarget({
    indexName,
    index: engine,
    ...cachedTarget(live, secret),
    stock: config.stock,
    price: config.price,
    search: config.search,
    dealershipIds,
    now,
  })
}
