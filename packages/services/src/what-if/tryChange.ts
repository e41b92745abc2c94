import type { Actor } from '@forecourt/data/Actor'
import type { Database } from '@forecourt/data/createDatabase'
import { currentOffers } from '@forecourt/data/offers/currentOffers'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { searchesToMatch } from '@forecourt/data/shoppers/savedSearches'
import { liveSiteNames } from '@forecourt/data/sites/liveSiteNames'
import { type PublishedSite, publishedSite } from '@forecourt/data/sites/publishedSites'
import { type TriedCars, tryManyCars } from '@forecourt/data/what-if/tryManyCars'
import { sendsAlerts } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import { seenFacts, seenFactTitle, shopperView, viewChanges, withRate } from '@forecourt/rules/what-if/shopperView'
import type { CarWhatIf, SiteWhatIf, WhatIfChange } from '@forecourt/rules/what-if/WhatIf'
import { whyNoWeekly } from '@forecourt/rules/what-if/whyNoWeekly'
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

/** A live site, with what its saved searches are matched by. */
interface OpenedSite {
  readonly name: string
  readonly site: PublishedSite
  readonly saved: Searches
  /** Null if the site has no saved searches, or sends no alerts. */
  readonly names: RouteNames | null
  /** Its current offers that show on cars, whose rates weekly figures use. */
  readonly offers: readonly Offer[]
}

interface Tried {
  readonly tried: TriedCars
  /** Null if the change moves no car in lists. */
  readonly stock: ComparedStock | null
  readonly options: TryChangeOptions
}

const movesInLists = (kind: WhatIfChange['kind']): boolean => kind === 'price' || kind === 'onePrice' || kind === 'location'

const effectOnSite = async (
  { name, site, saved, names, offers }: OpenedSite,
  { tried, stock, options }: Tried,
): Promise<SiteWhatIf | null> => {
  const { config, dealershipIds, siteId } = site
  const { change, now } = options
  const isShown = ({ dealershipId }: Car) => dealershipIds.length === 0 || dealershipIds.includes(dealershipId)
  if (![...tried.before, ...tried.after].some(isShown)) return null
  const configAfter = change.kind === 'rate' ? withRate(config, change) : config
  const after = new Map(tried.after.map((car) => [car.id, car]))
  const seen = tried.before.map((car) => {
    const changed = after.get(car.id) ?? car
    const [seenCar, seenChanged] = [atOfferRate(car, offers, config), atOfferRate(changed, offers, configAfter)]
    const before = shopperView(seenCar, { config, isShown: isShown(car), now })
    const view = shopperView(seenChanged, { config: configAfter, isShown: isShown(changed), now })
    const changes = viewChanges(before, view).map((each) =>
      each.fact === 'weekly' && each.after === null && view.listed === 'Yes'
        ? { ...each, why: whyNoWeekly({ car: seenCar, config }, { car: seenChanged, config: configAfter }, now) }
        : each,
    )
    return { car: changed, changes }
  })
  const affected = seen.filter(({ changes }) => changes.length > 0)
  const shown = affected.slice(0, maxCars)
  const shownCars = shown.map(({ car }) => car)
  const places: ReadonlyMap<string, CarWhatIf['places']> = stock
    ? placesInLists(stock, shownCars, { config, dealershipIds, now })
    : new Map()
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

/** Null if the site isn't live any more. */
const openSite = async (
  db: Database,
  { siteId, name }: { readonly siteId: string; readonly name: string },
  searches: Promise<Searches>,
  now: string,
): Promise<OpenedSite | null> => {
  const site = await publishedSite(db, siteId)
  if (!site) return null
  const saved = (await searches).filter((search) => search.siteId === siteId)
  const names = saved.length > 0 && sendsAlerts(site.config) ? (await loadSiteData(db, site, now)).names : null
  const offers = await db.forOrganisation(site.organisationId).transaction((tx) => currentOffers(tx, site, now, { onCars: true }))
  return { name, site, saved, names, offers }
}

/**
 * What shoppers would see of some cars after a change, on each live site: facts, places in lists, saved searches that would find them, and
 * e-mails about lower prices (SRC-17, CAR-16, FAV-06). Stores nothing and sends nothing.
 */
export const tryChange = async (db: Database, options: TryChangeOptions): Promise<WhatIfResult> => {
  const { organisationId, carIds, change, siteIds, actor, now, stockIndex } = options
  const scope = db.forOrganisation(organisationId)
  const searches: Promise<Searches> = change.kind === 'rate' ? Promise.resolve([]) : searchesToMatch(db, organisationId)
  const names = liveSiteNames(scope, organisationId, siteIds)
  const open = (from: number) =>
    names.then((all) => Promise.all(all.slice(from, from + maxSites).map((each) => openSite(db, each, searches, now))))
  // None of these reads what the trial changes, which is visible only inside its transaction.
  const [tried, index, first, { length: liveSites }] = await Promise.all([
    tryManyCars(scope, { carIds, change: change.kind === 'rate' ? null : change, siteIds, actor, now }),
    movesInLists(change.kind) ? stockIndex() : null,
    open(0),
    names,
    searches,
  ])
  const stock = index && (await compareStock(index, tried.after))
  const sites: SiteWhatIf[] = []
  for (let from = 0; from < liveSites && sites.length < maxSites; from += maxSites)
    for (const opened of from === 0 ? first : await open(from)) {
      const effect = opened && (await effectOnSite(opened, { tried, stock, options }))
      if (effect) sites.push(effect)
    }
  return { sites: sites.slice(0, maxSites), refused: tried.refused }
}
