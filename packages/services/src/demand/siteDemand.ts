import type { Database } from '@forecourt/data/createDatabase'
import { demandCounts } from '@forecourt/data/demand/demandCounts'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { searchesToMatch } from '@forecourt/data/shoppers/savedSearches'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { listSearchedCars } from '@forecourt/data/stock/search/searchedCars'
import { addDays } from '@forecourt/rules/dates/calendarDate'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { buyList } from '@forecourt/rules/demand/buyList'
import type { Demand, WishCount } from '@forecourt/rules/demand/Demand'
import { carWish, createWishReader, type ReadWish } from '@forecourt/rules/demand/searchWish'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { searchSummary } from '@forecourt/rules/measuring/searchSummary'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { matchSavedSearches } from '../worker/matchSavedSearches'

interface DemandOptions {
  readonly organisationId: string
  /** Only these sites; null: all of the organisation. */
  readonly siteIds: readonly string[] | null
  readonly weeks: number
  readonly timeZone: string
  /** ISO in UTC. */
  readonly now: string
}

/** Wishes of saved searches with alerts that no car for sale meets, with the number of their shoppers. */
const waitingWishes = async (db: Database, { organisationId, siteIds, now }: DemandOptions, read: ReadWish): Promise<WishCount[]> => {
  const searches = (await searchesToMatch(db, organisationId)).filter(({ siteId }) => siteIds === null || siteIds.includes(siteId))
  const listed = searches.length > 0 ? await listSearchedCars(db, organisationId, now) : []
  // Lists show sold cars for some days.
  const cars = listed.filter((car) => isInStock(car) && !car.reserved)
  const waiting = new Map<string, Set<string>>()
  for (const siteId of new Set(searches.map((search) => search.siteId))) {
    const site = await publishedSite(db, siteId)
    if (!site) continue
    const { names } = await loadSiteData(db, site, now)
    const ofSite = searches.filter((search) => search.siteId === siteId)
    const paths = ofSite.map(({ path }) => path)
    const met = matchSavedSearches(cars, paths, { site, names, now })
    for (const { path, saved } of ofSite) {
      if (met.has(path)) continue
      const [pathname = '', query = ''] = path.split('?')
      const match = matchRoute(site.config, names, pathname)
      if (match.kind !== 'page' || match.route.page !== 'search') continue
      const { preset } = match.route
      const state = parseSearch(new URLSearchParams(query), { config: site.config, preset })
      const text = [preset.make, preset.model, searchSummary(state)].filter(Boolean).join(' · ')
      waiting.set(text, new Set([...(waiting.get(text) ?? []), ...saved.map(({ shopperId }) => shopperId)]))
    }
  }
  return [...waiting].map(([text, shoppers]) => ({ wish: read(text), kind: 'waiting', times: shoppers.size }))
}

/**
 * What shoppers of an organisation's sites wanted in the last weeks and didn't find: searches without results, enquiries about cars that
 * others bought, and saved searches with alerts that no car meets now, as a list of cars to buy (ANL-01, FAV-06). Contains no personal data.
 */
export const siteDemand = async (db: Database, options: DemandOptions): Promise<Demand> => {
  const { organisationId, siteIds, weeks, timeZone, now } = options
  const to = momentInZone(now, timeZone).date
  const from = addDays(to, 1 - 7 * weeks)
  const counts = await demandCounts(db.forOrganisation(organisationId), { organisationId, siteIds, from, to, timeZone })
  const read = createWishReader(counts, Number(to.slice(0, 4)))
  const wishes: readonly WishCount[] = [
    ...counts.searches.map(({ query, times }): WishCount => ({ wish: read(query), kind: 'searches', times })),
    ...counts.lost.map(({ times, ...car }): WishCount => ({ wish: carWish(car), kind: 'lost', times })),
    ...(await waitingWishes(db, options, read)),
  ]
  return { from, to, ...buyList(wishes, counts.supply) }
}
