import { cardCar } from '@forecourt/rules/car/cardCar'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import type { StockIndex } from '../createStockIndex'
import { searchStock } from './searchStock'

/** The `StockSearch` adapter for the in-process index. */
export const embeddedSearch = (index: StockIndex): StockSearch => ({
  search: (query) => {
    const { site, now } = query
    return searchStock(query, async (requests) =>
      index.answer(requests, { ...site, now }).map((response) => ({
        ...response,
        hits: response.hits.map((car) => cardCar(car, site.config)),
      })),
    )
  },
})
