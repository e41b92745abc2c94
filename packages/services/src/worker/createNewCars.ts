import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import type { Car } from '@forecourt/rules/entities/Car'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import type { RouteNames } from '@forecourt/rules/routing/Route'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { createStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { everyCarRequest } from '@forecourt/search/stock/stockRequests'

/** Whose search it is, and when. */
export interface SearchedSite {
  readonly site: Pick<PublishedSite, 'config' | 'dealershipIds'>
  readonly names: RouteNames
  readonly now: string
}

/** Cars that are new, which saved searches are asked about. */
export interface NewCars {
  /** Ids of those that each saved search finds, by its path and query: what it would find in the list. */
  foundBy(paths: Iterable<string>, asked: SearchedSite): Map<string, string[]>
}

type Question = ReturnType<typeof everyCarRequest>

/** How many questions share what they have worked out of their conditions: many ask the same of makes, prices and years. */
const batch = 500

/**
 * Has searches look among new cars only: a search that names makes looks at the cars of these, each make an index of its own, and those
 * of a make are asked together, so that a hundred thousand searches are asked in seconds.
 */
export const createNewCars = (cars: readonly Car[]): NewCars => {
  const all = createStockIndex(cars)
  const byMake = new Map(
    [...new Set(cars.map(({ make }) => make))].map((make) => [make, createStockIndex(cars.filter((car) => car.make === make))]),
  )
  return {
    foundBy(paths, { site: { config, dealershipIds }, names, now }) {
      const found = new Map<string, string[]>()
      const waiting = new Map<StockIndex, { readonly path: string; readonly question: Question }[]>()
      const ask = (place: StockIndex) => {
        const asked = waiting.get(place) ?? []
        waiting.delete(place)
        const answers = place.engine.search(asked.map(({ question }) => question))
        for (const [at, { path }] of asked.entries()) found.get(path)?.push(...(answers[at]?.hits.map(({ id }) => id) ?? []))
      }
      for (const path of paths) {
        const [way = '', query = ''] = path.split('?')
        found.set(path, [])
        const match = matchRoute(config, names, way)
        if (match.kind !== 'page' || match.route.page !== 'search') continue
        const { preset } = match.route
        const state = parseSearch(new URLSearchParams(query), { config, preset })
        const makes = preset.make ? [preset.make] : (state.values.make ?? [])
        const places: readonly StockIndex[] = makes.length === 0 ? [all] : makes.flatMap((make) => byMake.get(make) ?? [])
        if (places.length === 0) continue
        const question = everyCarRequest(state, { config, preset, dealershipIds, now }, cars.length)
        for (const place of places) {
          const others = waiting.get(place) ?? []
          others.push({ path, question })
          waiting.set(place, others)
          if (others.length >= batch) ask(place)
        }
      }
      for (const place of [...waiting.keys()]) ask(place)
      return found
    },
  }
}
