import type { Database } from '@forecourt/data/createDatabase'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { ChangedCar, FoundAlert } from '@forecourt/data/shoppers/findCarAlerts'
import { searchesToMatch } from '@forecourt/data/shoppers/savedSearches'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { carsByIds } from '@forecourt/data/stock/reading/carBySlug'
import { carNews } from '@forecourt/rules/accounts/alerts/carNews'
import { sendsAlerts } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import { matchSavedSearches } from './matchSavedSearches'

/** Loads a published site; null if it isn't live. */
export type FindSite = (siteId: string) => Promise<PublishedSite | null>

/** Alerts for shoppers who watch the changed cars, by the settings of each site (FAV-06). */
export async function newsForWatchers(changed: readonly ChangedCar[], site: FindSite): Promise<FoundAlert[]> {
  const found: FoundAlert[] = []
  for (const { organisationId, carId, states, watchers } of changed) {
    const at = states.at(-1)?.at ?? ''
    for (const { shopperId, siteId, notifiedCents } of watchers) {
      const published = await site(siteId)
      if (!published || !sendsAlerts(published.config)) continue
      const news = carNews(states, { now: at, minCents: published.config.garage.leastDrop * 100 })
      if (!news || (news.kind === 'priceDrop' && notifiedCents !== null && notifiedCents <= news.priceCents)) continue
      found.push({ organisationId, shopperId, siteId, carId, ...news })
    }
  }
  return found
}

/** Alerts for saved searches that match newly available cars; each car once per shopper, however many searches match. */
export async function newsForSearches(db: Database, changed: readonly ChangedCar[], site: FindSite, now: string): Promise<FoundAlert[]> {
  const fresh = changed.filter(({ isNew }) => isNew)
  const found: FoundAlert[] = []
  const notifiedCars = new Map<string, Set<string>>()
  for (const organisationId of new Set(fresh.map((car) => car.organisationId))) {
    const searches = await searchesToMatch(db, organisationId)
    if (searches.length === 0) continue
    const stateIds = new Map(
      fresh.flatMap((car) => (car.organisationId === organisationId ? [[car.carId, car.states.at(-1)?.id ?? ''] as const] : [])),
    )
    const cars = await carsByIds(db, organisationId, [...stateIds.keys()])
    for (const siteId of new Set(searches.map((search) => search.siteId))) {
      const published = await site(siteId)
      if (!published || !sendsAlerts(published.config)) continue
      const { names } = await loadSiteData(db, published, now)
      const ofSite = searches.filter((search) => search.siteId === siteId)
      const carIds = matchSavedSearches(
        cars,
        ofSite.map(({ path }) => path),
        { site: published, names, now },
      )
      for (const { path, saved } of ofSite)
        for (const carId of carIds.get(path) ?? []) {
          const stateId = stateIds.get(carId)
          if (stateId === undefined) continue
          for (const { id: searchId, shopperId } of saved) {
            const notified = notifiedCars.get(shopperId) ?? new Set()
            if (notified.has(carId)) continue
            notifiedCars.set(shopperId, notified.add(carId))
            found.push({ organisationId, shopperId, siteId, carId, kind: 'newForSearch', stateId, searchId })
          }
        }
    }
  }
  return found
}
