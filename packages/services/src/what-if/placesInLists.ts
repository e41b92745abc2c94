import type { Car } from '@forecourt/rules/entities/Car'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { sortLabel } from '@forecourt/rules/search/list/sortLabel'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { SortOrder } from '@forecourt/rules/search/SearchState'
import type { ListPlace } from '@forecourt/rules/what-if/WhatIf'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import { everyCarRequest } from '@forecourt/search/stock/stockRequests'

/** A site whose lists are compared. */
export interface ListedSite {
  readonly config: ResolvedConfig
  readonly dealershipIds: readonly string[]
  /** ISO in UTC. */
  readonly now: string
}

interface List {
  readonly title: string
  readonly preset: SearchPreset
  readonly sortBy: SortOrder
}

/** The lists in which a car's place is compared: the whole stock as it opens and by price, and the car's model as it opens. */
const listsOf = ({ make, model }: Car, { search }: ResolvedConfig): List[] => {
  const opensWith = search.defaultSort
  const whole: List = { title: `All cars, ${sortLabel(opensWith)}`, preset: {}, sortBy: opensWith }
  const byPrice: List = { title: `All cars, ${sortLabel('price_asc')}`, preset: {}, sortBy: 'price_asc' }
  const ofModel: List = { title: `${make} ${model}, ${sortLabel(opensWith)}`, preset: { make, model }, sortBy: opensWith }
  return [whole, ...(opensWith === 'price_asc' ? [] : [byPrice]), ofModel]
}

/** Positions of all cars of a list by id, counted from 1. */
const placesIn = (index: StockIndex, cars: number, { preset, sortBy }: List, site: ListedSite): ReadonlyMap<string, number> => {
  const { config } = site
  const state = parseSearch(new URLSearchParams({ sortBy }), { config, preset })
  const [response] = index.answer([everyCarRequest(state, { ...site, preset }, cars)], site)
  return new Map(response?.hits.map(({ id }, at): [string, number] => [id, at + 1]))
}

/** An organisation's stock before and after a change, with its search index. */
export interface ComparedStock {
  readonly indexes: readonly [before: StockIndex, after: StockIndex]
  /** Number of cars of the larger one. */
  readonly size: number
}

/**
 * Adds the index of a stock after a change to the one before it.
 *
 * @param before all cars that a site could list
 * @param changed cars after the change; they replace those with the same id
 */
export const compareStock = async (before: StockIndex, changed: readonly Car[]): Promise<ComparedStock> => {
  const after = await before.withChanges({ upserts: changed, removals: [] })
  return { indexes: [before, after], size: Math.max(before.engine.size, after.engine.size) }
}

/** Places of some cars in the site's lists before and after a change, by the search engine of these lists (SRC-17, SRC-44). */
export const placesInLists = (
  { indexes, size }: ComparedStock,
  cars: readonly Car[],
  site: ListedSite,
): ReadonlyMap<string, readonly ListPlace[]> => {
  const known = new Map<string, readonly ReadonlyMap<string, number>[]>()
  const placesOf = (list: List) => {
    const places = known.get(list.title) ?? indexes.map((index) => placesIn(index, size, list, site))
    known.set(list.title, places)
    return places
  }
  return new Map(
    cars.map((car) => [
      car.id,
      listsOf(car, site.config).map((list): ListPlace => {
        const [before, after] = placesOf(list)
        return { list: list.title, before: before?.get(car.id) ?? null, after: after?.get(car.id) ?? null, cars: after?.size ?? 0 }
      }),
    ]),
  )
}
