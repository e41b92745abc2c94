import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@forecourt/data/createDatabase'
import { findStockNumber } from '@forecourt/data/stock/search/listedCars'
import { postgresSearch } from '@forecourt/data/stock/search/postgresSearch'
import type { StockResult } from '@forecourt/rules/entities/StockResult'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { StockQuery, StockSearch } from '@forecourt/rules/search/StockSearch'
import { numbersInText } from '@forecourt/rules/search/understanding/numbersInText'
import { missingNumber, searchedNumber } from '@forecourt/rules/search/understanding/searchedNumber'
import { usesHostedSearch } from '@forecourt/schema/switches/usesHostedSearch'
import { algoliaSearch } from '@forecourt/search/hosted/algoliaSearch'
import { embeddedSearch } from '@forecourt/search/stock/embeddedSearch'
import type { LiveSite } from '../sites/createSiteRegistry'
import { addListWithoutIndex } from '../sites/listsWithoutIndex'

/** Timeout of a loading index in milliseconds: the stock of most sites loads within it. */
const usualTimeoutMs = 300

/** Algolia if the site has an application and key (CFG-14), else the in-process index. Null while there is no index. */
async function findIndex({ published, stockIndex }: LiveSite, timeoutMs: number): Promise<StockSearch | null> {
  const { search } = published.config
  if (usesHostedSearch(search)) return algoliaSearch(search)
  const index = await Promise.race([stockIndex().catch(() => null), wait(timeoutMs, null, { ref: false })])
  if (index) return embeddedSearch(index)
  addListWithoutIndex(published.organisationId)
  return null
}

/** Result of a search for the number of a car that isn't listed: no cars, whatever its text would find. */
const withoutCars = (result: StockResult, state: SearchState, number: string): StockResult => ({
  ...{ cars: [], total: 0, page: 1, pageCount: 0, ranges: {} },
  // Selected values stay, so that they can be deselected.
  facets: Object.fromEntries(
    Object.entries(result.facets).map(([facet, items]) => [
      facet,
      items.filter(({ value }) => state.values[facet]?.includes(value)).map((item) => ({ ...item, count: 0 })),
    ]),
  ),
  ...(result.limited && { limited: true }),
  numberMissing: missingNumber(number),
})

/**
 * Stock search of a site (SRC-44 to SRC-46): uses its index, and Postgres with fewer facets while the index is unavailable. Every search
 * for the number of a car that the site doesn't list has the same answer (SRC-06).
 *
 * @param timeoutMs how long it waits for an index that is being loaded
 */
export function createStockSearch(live: LiveSite, db: Database, timeoutMs = usualTimeoutMs): StockSearch {
  const searchIndexOrDatabase = async (query: StockQuery): Promise<StockResult> => {
    try {
      const index = await findIndex(live, timeoutMs)
      if (index) return await index.search(query)
    } catch (error) {
      console.error(error)
    }
    return postgresSearch(db).search(query)
  }
  return {
    async search(query) {
      const { site, state, now } = query
      const number = searchedNumber(state.query)
      if (number === null) return searchIndexOrDatabase(query)
      const [result, listed] = await Promise.all([
        searchIndexOrDatabase({ ...query, state: { ...state, query: number } }),
        findStockNumber(db, site, numbersInText(number), now).catch(() => undefined),
      ])
      return listed === null ? withoutCars(result, state, number) : result
    },
  }
}
