import type { Database } from '@forecourt/data/createDatabase'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { type SearchToTell, searchesToTell } from '@forecourt/data/shoppers/searchesToTell'
import type { ChangedCar, FoundAlert } from '@forecourt/data/shoppers/settleCarStates'
import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import { carsByIds } from '@forecourt/data/stock/reading/carsByIds'
import { carNews } from '@forecourt/rules/accounts/alerts/carNews'
import type { Car } from '@forecourt/rules/entities/Car'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import type { RouteNames } from '@forecourt/rules/routing/Route'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { createStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { stockRequests } from '@forecourt/search/stock/stockRequests'

/** Gives a site as shoppers see it; null when it is not live. */
export type SiteSource = (siteId: string) => Promise<PublishedSite | null>

/** What the changes are to those who watch the cars, by the settings of the site they watch them on (FAV-06). */
export async function newsForWatchers(changed: readonly ChangedCar[], site: SiteSource): Promise<FoundAlert[]> {
  const found: FoundAlert[] = []
  for (const { organisationId, carId, states, watchers } of changed) {
    const at = states.at(-1)?.at ?? ''
    for (const { shopperId, siteId, toldCents } of watchers) {
      const published = await site(siteId)
      if (!published?.config.garage.alerts || !published.config.auth.enabled) continue
      const news = carNews(states, { now: at, leastCents: published.config.garage.leastDrop * 100 })
      if (!news || (news.kind === 'priceDrop' && toldCents !== null && toldCents <= news.priceCents)) continue
      found.push({ organisationId, shopperId, siteId, carId, ...news })
    }
  }
  return found
}

/** Cars that are new, as an index of their own: a saved search finds in it what it would find in the list. */
interface NewCars {
  readonly index: StockIndex
  readonly makes: ReadonlySet<string>
}

const newCarsOf = (cars: readonly Car[]): NewCars => ({
  index: createStockIndex(cars),
  makes: new Set(cars.map(({ make }) => make)),
})

/** Which of the new cars a search finds, by their ids. A search for other makes is not asked. */
function carsFoundBy(
  { index, makes }: NewCars,
  search: Pick<SearchToTell, 'path'>,
  { site, names, now }: { readonly site: PublishedSite; readonly names: RouteNames; readonly now: string },
): string[] {
  const [path = '', query = ''] = search.path.split('?')
  const { config, dealershipIds } = site
  const match = matchRoute(config, names, path)
  if (match.kind !== 'page' || match.route.page !== 'search') return []
  const { preset } = match.route
  const state = parseSearch(new URLSearchParams(query), { config, preset })
  const wanted = preset.make ? [preset.make] : (state.values.make ?? [])
  if (wanted.length > 0 && !wanted.some((make) => makes.has(make))) return []
  // Nothing is counted, and no word is left out: among few cars, what finds nothing is to find nothing.
  const [question] = stockRequests(state, { config, preset, dealershipIds, now })
  if (!question) return []
  const [answer] = index.engine.search([{ ...question, dropWords: 'none', facets: [], offset: 0, length: index.cars.length }])
  return answer?.hits.map(({ id }) => id) ?? []
}

/** For which saved searches cars are news that can be had for the first time; each car once a shopper, however many of their searches find it. */
export async function newsForSearches(db: Database, changed: readonly ChangedCar[], site: SiteSource, now: string): Promise<FoundAlert[]> {
  const fresh = changed.filter(({ isNew }) => isNew)
  const found = new Map<string, FoundAlert>()
  for (const organisationId of new Set(fresh.map((car) => car.organisationId))) {
    const searches = await searchesToTell(db, organisationId)
    if (searches.length === 0) continue
    const stateIds = new Map(
      fresh.flatMap((car) => (car.organisationId === organisationId ? [[car.carId, car.states.at(-1)?.id ?? ''] as const] : [])),
    )
    const cars = newCarsOf(await carsByIds(db, organisationId, [...stateIds.keys()]))
    const names = new Map<string, RouteNames>()
    // Many shoppers keep the same search: it is asked once.
    const finds = new Map<string, readonly string[]>()
    for (const search of searches) {
      const published = await site(search.siteId)
      if (!published?.config.garage.alerts || !published.config.auth.enabled) continue
      const known = names.get(search.siteId) ?? (await loadSiteData(db, published, now)).names
      names.set(search.siteId, known)
      const asked = `${search.siteId} ${search.path}`
      const carIds = finds.get(asked) ?? carsFoundBy(cars, search, { site: published, names: known, now })
      finds.set(asked, carIds)
      for (const carId of carIds) {
        const { shopperId, siteId } = search
        const key = `${shopperId} ${carId}`
        const stateId = stateIds.get(carId)
        if (stateId !== undefined && !found.has(key))
          found.set(key, { organisationId, shopperId, siteId, carId, kind: 'newForSearch', stateId, searchId: search.id })
      }
    }
  }
  return [...found.values()]
}
