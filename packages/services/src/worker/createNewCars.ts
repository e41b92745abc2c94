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
  /** Ids of those that a saved search finds, by its path and query: what it would find in the list. */
  foundBy(path: string, asked: SearchedSite): string[]
}

/**
 * Has searches look among new cars only: a search that names makes looks at the cars of these, each make an index of its own, so that
 * a hundred thousand searches are asked in seconds.
 */
export const createNewCars = (cars: readonly Car[]): NewCars => {
  const all = createStockIndex(cars)
  const byMake = new Map(
    [...new Set(cars.map(({ make }) => make))].map((make) => [make, createStockIndex(cars.filter((car) => car.make === make))]),
  )
  return {
    foundBy(path, { site: { config, dealershipIds }, names, now }) {
      const [way = '', query = ''] = path.split('?')
      const match = matchRoute(config, names, way)
      if (match.kind !== 'page' || match.route.page !== 'search') return []
      const { preset } = match.route
      const state = parseSearch(new URLSearchParams(query), { config, preset })
      const makes = preset.make ? [preset.make] : (state.values.make ?? [])
      const places: readonly StockIndex[] = makes.length === 0 ? [all] : makes.flatMap((make) => byMake.get(make) ?? [])
      if (places.length === 0) return []
      const question = everyCarRequest(state, { config, preset, dealershipIds, now }, cars.length)
      return places.flatMap(({ engine }) => engine.search([question])[0]?.hits.map(({ id }) => id) ?? [])
    },
  }
}
