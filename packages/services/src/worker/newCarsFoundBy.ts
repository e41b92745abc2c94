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

type Question = ReturnType<typeof everyCarRequest>

/** Batch size of searches that share parsed conditions: many use the same makes, prices and years. */
const batch = 500

/**
 * Matches new cars against saved searches by path and query, with the results of the list page (FAV-06). Filters the site's stock once; a
 * search by make uses a per-make index, and searches of a make run together, so that 100,000 searches take seconds.
 */
export const newCarsFoundBy = (
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
  const waiting = new Map<StockIndex, { readonly path: string; readonly question: Question }[]>()
  const ask = (place: StockIndex) => {
    const queue = waiting.get(place) ?? []
    waiting.delete(place)
    const answers = place.engine.search(queue.map(({ question }) => question))
    for (const [at, { path }] of queue.entries()) {
      const ids = answers[at]?.hits.map(({ id }) => id) ?? []
      if (ids.length > 0) found.set(path, [...(found.get(path) ?? []), ...ids])
    }
  }
  const matches = new Map<string, RouteMatch>()
  for (const path of paths) {
    const [way = '', query = ''] = path.split('?')
    // Few distinct lists have many searches.
    const match = matches.get(way) ?? matchRoute(config, names, way)
    matches.set(way, match)
    if (match.kind !== 'page' || match.route.page !== 'search') continue
    const { preset } = match.route
    const state = parseSearch(new URLSearchParams(query), { config, preset })
    const makes = preset.make ? [preset.make] : (state.values.make ?? [])
    const places: readonly StockIndex[] = makes.length === 0 ? [all] : makes.flatMap((make) => byMake.get(make) ?? [])
    if (places.length === 0) continue
    const question = everyCarRequest(state, { config, preset, dealershipIds, now }, listed.length)
    for (const place of places) {
      const others = waiting.get(place) ?? []
      others.push({ path, question })
      waiting.set(place, others)
      if (others.length >= batch) ask(place)
    }
  }
  for (const place of [...waiting.keys()]) ask(place)
  return found
}
