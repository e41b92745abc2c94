import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { isListed } from '@forecourt/rules/car/listing/listing'
import type { Car } from '@forecourt/rules/entities/Car'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { RouteMatch } from '@forecourt/rules/pages/Route'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { createStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { everyCarRequest } from '@forecourt/search/stock/stockRequests'

/** Site and time of a search. */
interface SearchedSite {
  readonly site: Pick<PublishedSite, 'config' | 'dealershipIds'>
  readonly names: RouteNames
  readonly now: string
}

type SearchRequest = ReturnType<typeof everyCarRequest>

/** Batch size of searches that share parsed conditions: many use the same makes, prices and years. */
const batchSize = 500

/**
 * Matches new cars against saved searches by path and query, with the same results as the list page (FAV-06). Filters the site's stock once; a
 * search by make uses a per-make index, and searches of a make run together, so that 100,000 searches take seconds.
 */
export const matchSavedSearches = (
  cars: readonly Car[],
  paths: Iterable<string>,
  { site: { config, dealershipIds }, names, now }: SearchedSite,
): Map<string, readonly string[]> => {
  const isShown = (car: Car) => (dealershipIds.length === 0 || dealershipIds.includes(car.dealershipId)) && isListed(car, config.stock, now)
  const listed = cars.filter(isShown)
  const found = new Map<string, readonly string[]>()
  if (listed.length === 0) return found
  const all = createStockIndex(listed)
  const byMake = new Map(
    [...new Set(listed.map(({ make }) => make))].map((make) => [make, createStockIndex(listed.filter((car) => car.make === make))]),
  )
  const pending = new Map<StockIndex, { readonly path: string; readonly request: SearchRequest }[]>()
  const runBatch = (index: StockIndex) => {
    const queue = pending.get(index) ?? []
    pending.delete(index)
    const responses = index.engine.search(queue.map(({ request }) => request))
    for (const [position, { path }] of queue.entries()) {
      const ids = responses[position]?.hits.map(({ id }) => id) ?? []
      if (ids.length > 0) found.set(path, [...(found.get(path) ?? []), ...ids])
    }
  }
  const matches = new Map<string, RouteMatch>()
  for (const path of paths) {
    const [pathname = '', query = ''] = path.split('?')
    // Few distinct lists have many searches.
    const match = matches.get(pathname) ?? matchRoute(config, names, pathname)
    matches.set(pathname, match)
    if (match.kind !== 'page' || match.route.page !== 'search') continue
    const { preset } = match.route
    const state = parseSearch(new URLSearchParams(query), { config, preset })
    const makes = preset.make ? [preset.make] : (state.values.make ?? [])
    const indexes: readonly StockIndex[] = makes.length === 0 ? [all] : makes.flatMap((make) => byMake.get(make) ?? [])
    if (indexes.length === 0) continue
    const request = everyCarRequest(state, { config, preset, dealershipIds, now }, listed.length)
    for (const index of indexes) {
      const batch = pending.get(index) ?? []
      batch.push({ path, request })
      pending.set(index, batch)
      if (batch.length >= batchSize) runBatch(index)
    }
  }
  for (const index of [...pending.keys()]) runBatch(index)
  return found
}
