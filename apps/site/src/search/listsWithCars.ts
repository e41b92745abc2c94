import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import { maxCheckedLists } from '@forecourt/rules/search/understanding/suggestedCar'
import type { SiteData } from '@forecourt/rules/sites/SiteData'

interface CheckedSite {
  readonly site: PublishedSite
  readonly names: SiteData['names']
  readonly search: StockSearch
  /** ISO instant in UTC. */
  readonly now: string
}

/** Those of a site's list addresses that have cars, so that no suggestion leads to an empty list (SRC-06). Ignores other addresses. */
export const listsWithCars = async (addresses: readonly string[], { site, names, search, now }: CheckedSite): Promise<string[]> => {
  const counted = await Promise.all(
    addresses.slice(0, maxCheckedLists).map(async (address) => {
      const { pathname, searchParams } = new URL(address, 'http://site')
      const match = matchRoute(site.config, names, pathname)
      if (match.kind !== 'page' || match.route.page !== 'search') return []
      const { preset } = match.route
      const state = { ...parseSearch(searchParams, { config: site.config, preset }), page: 1 }
      const { total } = await search.search({ site, state, preset, now })
      return total > 0 ? [address] : []
    }),
  )
  return counted.flat()
}
