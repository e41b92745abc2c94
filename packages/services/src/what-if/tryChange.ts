import type { Actor } from '@forecourt/data/Actor'
import type { Database } from '@forecourt/data/createDatabase'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { searchesToMatch } from '@forecourt/data/shoppers/savedSearches'
import { liveSiteNames } from '@forecourt/data/sites/liveSiteNames'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { type TriedCars, tryManyCars } from '@forecourt/data/what-if/tryManyCars'
import { sendsAlerts } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { Car } from '@forecourt/rules/entities/Car'
import { seenFacts, seenFactTitle, shopperView, viewChanges, withRate } from '@forecourt/rules/what-if/shopperView'
import type { CarWhatIf, SiteWhatIf, WhatIfChange } from '@forecourt/rules/what-if/WhatIf'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import { newsForWatchers } from '../worker/findCarNews'
import { type ComparedStock, compareStock, placesInLists } from './placesInLists'
import { searchesAffected } from './searchesAffected'

interface TryChangeOptions {
  readonly organisationId: string
  readonly carIds: readonly string[]
  readonly change: WhatIfChange
  /** Sites of the user; null for all of the organisation. */
  readonly siteIds: readonly string[] | null
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
  /** The search index of the organisation's current stock. */
  stockIndex(): Promise<StockIndex>
}

/** Effects of a change by site, and cars that it can't be made to. */
interface WhatIfResult {
  readonly sites: readonly SiteWhatIf[]
  readonly refused: TriedCars['refused']
}

/** Maximum number of sites, and of cars in detail for each. */
const maxSites = 5
const maxCars = 20

type Searches = Awaited<ReturnType<typeof searchesToMatch>>

interface Tried {
  readonly db: Database
  readonly tried: TriedCars
  readonly searches: Searches
  /** Null if the change moves no car in lists. */
  readonly stock: ComparedStock | null
  readonly options: TryChangeOptions
}

const movesInLists = (kind: WhatIfChange['kind']): boolean => kind === 'price' || kind === 'location'

const effectOnSite = async (
  name: string,
  site: PublishedSite,
  { db, tried, searches, stock, options }: Tried,
): Promise<SiteWhatIf | null> => {
  const { config, dealershipIds, siteId } = site
  const { change, now } = options
  const isShown = ({ dealershipId }: Car) => dealershipIds.length === 0 || dealershipIds.includes(dealershipId)
  if (![...tried.before, ...tried.after].some(isShown)) return null
  const configAfter = change.kind === 'rate' ? withRate(config, change) : config
  const after = new Map(tried.after.map((car) => [car.id, car]))
  const seen = tried.before.map((car) => {
    const changed = after.get(car.id) ?? car
    const before = shopperView(car, { config, isShown: isShown(car), now })
    return { car: changed, changes: viewChanges(before, shopperView(changed, { config: configAfter, isShown: isShown(changed), now })) }
  })
  const affected = seen.filter(({ changes }) => changes.length > 0)
  const shown = affected.slice(0, maxCars)
  const shownCars = shown.map(({ car }) => car)
  const places: ReadonlyMap<string, CarWhatIf['places']> = stock
    ? placesInLists(stock, shownCars, { config, dealershipIds, now })
    : new Map()
  const saved = searches.filter((search) => search.siteId === siteId)
  const names = saved.length > 0 && sendsAlerts(config) ? (await loadSiteData(db, site, now)).names : null
  // E-mails leave out cars that the site doesn't list.
  const listed = new Set(tried.after.filter(isShown).map(({ id }) => id))
  const listedChanges = tried.changedCars.filter(({ carId }) => listed.has(carId))
  const alerts = await newsForWatchers(listedChanges, async (id) => (id === siteId ? site : null))
  return {
    siteId,
    name,
    cars: shown.map(({ car: { id, name: carName, stockNumber }, changes }) => ({
      ...{ id, name: carName, stockNumber, changes },
      places: places.get(id) ?? [],
    })),
    affected: affected.length,
    facts: seenFacts.flatMap((fact) => {
      const cars = affected.filter(({ changes }) => changes.some((each) => each.fact === fact)).length
      return cars === 0 ? [] : [{ fact, title: seenFactTitle(fact), cars }]
    }),
    searches: names
      ? searchesAffected(
          tried,
          saved.map(({ path, saved: by }) => ({ path, shopperIds: by.map(({ shopperId }) => shopperId) })),
          { config, dealershipIds, now, names },
        )
      : [],
    priceDropShoppers: new Set(alerts.filter(({ kind }) => kind === 'priceDrop').map(({ shopperId }) => shopperId)).size,
  }
}

/**
 * What shoppers would see of some cars after a change, on each live site: facts, places in lists, saved searches that would find them, and
 * e-mails about lower prices (SRC-17, CAR-16, FAV-06). Stores nothing and sends nothing.
 */
export const tryChange = async (db: Database, options: TryChangeOptions): Promise<WhatIfResult> => {
  const { organisationId, carIds, change, siteIds, actor, now, stockIndex } = options
  const scope = db.forOrganisation(organisationId)
  const tried = await tryManyCars(scope, { carIds, change: change.kind === 'rate' ? null : change, siteIds, actor, now })
  const searches = change.kind !== 'rate' ? await searchesToMatch(db, organisationId) : []
  const stock = movesInLists(change.kind) ? await compareStock(await stockIndex(), tried.after) : null
  const sites: SiteWhatIf[] = []
  for (const { siteId, name } of await liveSiteNames(scope, organisationId, siteIds)) {
    if (sites.length >= maxSites) break
    const site = await publishedSite(db, siteId)
    const effect = site && (await effectOnSite(name, site, { db, tried, searches, stock, options }))
    if (effect) sites.push(effect)
  }
  return { sites, refused: tried.refused }
}
