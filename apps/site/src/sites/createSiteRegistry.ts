import type { Change } from '@forecourt/data/changes/Change'
import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import type { SharedSite } from '@forecourt/data/sites/RenderedSite'
import type { Redirect } from '@forecourt/rules/routing/redirects/Redirect'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { sameJson } from '@forecourt/schema/sameJson'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { FreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { createMemo, type Memo } from './createMemo'

/** Where the registry learns what is published. */
export interface SiteSource {
  published(): Promise<readonly { readonly siteId: string; readonly version: number; readonly hosts: readonly string[] }[]>
  site(siteId: string): Promise<PublishedSite | null>
  /** Depends on nothing but which cars the site lists and whose offers it shows. */
  siteData(site: SharedSite): Promise<SiteData>
  /** Where a site's old addresses lead. */
  redirects(site: Pick<PublishedSite, 'organisationId' | 'siteId'>): Promise<readonly Redirect[]>
  /** The search index of an organisation's stock: one for all its sites, each of which finds what it lists. */
  stock(organisationId: string): FreshIndex<StockIndex>
  now(): number
}

/** A published site with what its pages share. Reading it keeps working when the database does not. */
export interface LiveSite {
  readonly published: PublishedSite
  siteData(): Promise<SiteData>
  /** The index of its organisation's stock: what a site lists of it is for each search to say. Rejects when it can't be loaded. */
  stockIndex(): Promise<StockIndex>
}

/** A data change, that an organisation's cars are others than lists show, or word that changes may have been missed. */
export type Refresh = Change | { readonly kind: 'cars'; readonly organisationId: string } | { readonly kind: 'everything' }

/** Where a site's old addresses lead, and whose they are. */
export interface LiveRedirects {
  readonly siteId: string
  readonly organisationId: string
  readonly redirects: readonly Redirect[]
}

export interface SiteRegistry {
  byHost(host: string): Promise<LiveSite | null>
  byId(siteId: string): Promise<LiveSite | null>
  /** Every site that is live. */
  all(): Promise<readonly LiveSite[]>
  /** Read anew each time: the server in front holds them. */
  redirects(host: string): Promise<LiveRedirects | null>
  /** The index of an organisation's stock, whether or not a site of it is live. */
  stockIndexOf(organisationId: string): Promise<StockIndex>
  /** Takes over what changed; resolves when the next look-up gives the new state. */
  refresh(...changes: readonly Refresh[]): Promise<void>
  /** Takes over changes of an organisation's cars, of everybody's without one; gives those whose cars had changed. */
  refreshStock(organisationId?: string): Promise<string[]>
  /** Loads the search indexes of all sites before they are asked for. */
  loadStock(): Promise<void>
}

interface Entry extends LiveSite {
  readonly memos: { readonly siteData: Memo<SiteData> }
}

/** Opening hours and numbers of sold cars move with time, without any change being announced. Milliseconds. */
const sharedDataAge = 5 * 60_000
/** Throttle of retried look-ups: how often an unknown host may make us look for sites we had no notification of. Milliseconds. */
const unknownHostPause = 10_000

const listsAlike = (one: SharedSite, other: SharedSite) =>
  sameJson(one.dealershipIds, other.dealershipIds) &&
  sameJson(one.config.stock, other.config.stock) &&
  one.config.identity.timeZone === other.config.identity.timeZone &&
  one.config.identity.manufacturer === other.config.identity.manufacturer &&
  one.config.identity.country === other.config.identity.country

const isOfStock = (change: Refresh): change is Extract<Refresh, { kind: 'stock' | 'car' | 'cars' }> =>
  change.kind === 'stock' || change.kind === 'car' || change.kind === 'cars'

/** All published sites by host name, in memory: a page that is cached needs no database. */
export function createSiteRegistry(source: SiteSource): SiteRegistry {
  const entries = new Map<string, Entry>()
  const siteIds = new Map<string, string>()
  const stocks = new Map<string, FreshIndex<StockIndex>>()
  let loading: Promise<void> | null = null
  let lastFullLoad = Number.NEGATIVE_INFINITY
  /** Refreshes happen one after another, so that an older answer never replaces a newer one. */
  let queue: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done.catch(() => {})
    return done
  }

  function stockOf(organisationId: string): FreshIndex<StockIndex> {
    const stock = stocks.get(organisationId) ?? source.stock(organisationId)
    stocks.set(organisationId, stock)
    return stock
  }

  function entryOf(published: PublishedSite, before?: Entry): Entry {
    const memos = before?.memos ?? {
      siteData: createMemo({ load: () => source.siteData(published), maxAge: sharedDataAge, now: source.now }),
    }
    return { published, memos, siteData: memos.siteData.get, stockIndex: () => stockOf(published.organisationId).ready() }
  }

  function forget(siteId: string): void {
    entries.delete(siteId)
    for (const [host, id] of siteIds) if (id === siteId) siteIds.delete(host)
  }

  /** An organisation without a site needs no index. */
  function forgetUnusedStock(): void {
    for (const organisationId of stocks.keys()) if (ofOrganisation(organisationId).length === 0) stocks.delete(organisationId)
  }

  /**
   * Where only another version went live, what pages share stays, unless that version lists other cars. Otherwise it is loaded anew;
   * what was loaded before stays for the case that the database is away by then.
   */
  async function loadSite(siteId: string, isOnlyVersion = false): Promise<void> {
    const published = await source.site(siteId)
    const before = entries.get(siteId)
    forget(siteId)
    if (!published) return
    const alike = before && listsAlike(before.published, published) ? before : undefined
    if (!isOnlyVersion) alike?.memos.siteData.expire()
    entries.set(siteId, entryOf(published, alike))
    for (const host of published.hosts) siteIds.set(host, siteId)
  }

  /** What every page needs is on its way before the first shopper after a publish asks; if that fails, their request tries again. */
  async function loadAndWarm({ siteId, version }: Extract<Change, { kind: 'site' }>): Promise<void> {
    // A publish is told twice, by the console and by the database; the second time there is nothing to load.
    if (version !== undefined && entries.get(siteId)?.published.version === version) return
    await loadSite(siteId, version !== undefined)
    entries
      .get(siteId)
      ?.siteData()
      .catch(() => {})
  }

  /** Loads the sites we don't hold as they are published; `anew` loads all. */
  async function loadAll(anew: boolean): Promise<void> {
    const published = await source.published()
    for (const siteId of entries.keys()) if (!published.some((site) => site.siteId === siteId)) forget(siteId)
    const isHeld = (site: (typeof published)[number]) => {
      const held = entries.get(site.siteId)?.published
      return held?.version === site.version && site.hosts.every((host) => siteIds.get(host) === site.siteId)
    }
    await Promise.all(published.filter((site) => anew || !isHeld(site)).map(({ siteId }) => loadSite(siteId)))
    forgetUnusedStock()
    lastFullLoad = source.now()
  }

  /** One such load at a time; a failed one may be tried again by the next request. */
  function ensureAll(): Promise<void> {
    loading ??= inTurn(() => loadAll(false)).finally(() => {
      loading = null
    })
    return loading
  }

  /** Which of these organisations' cars had changed. Indexes that nobody asked for yet have nothing to take over. */
  async function refreshStocks(organisationIds: readonly string[]): Promise<string[]> {
    const refreshed = await Promise.all(organisationIds.map(async (id) => ((await stocks.get(id)?.refresh()) ? [id] : [])))
    return refreshed.flat()
  }

  function ofOrganisation(organisationId: string): Entry[] {
    return [...entries.values()].filter(({ published }) => published.organisationId === organisationId)
  }

  async function byHost(host: string): Promise<LiveSite | null> {
    if (lastFullLoad === Number.NEGATIVE_INFINITY) await ensureAll()
    const known = siteIds.get(host)
    if (known !== undefined) return entries.get(known) ?? null
    if (source.now() - lastFullLoad < unknownHostPause) return null
    // Whoever is unknown may be new; while the database is away, unknown stays unknown.
    await ensureAll().catch(() => {})
    return entries.get(siteIds.get(host) ?? '') ?? null
  }

  return {
    byHost,

    async byId(siteId) {
      if (lastFullLoad === Number.NEGATIVE_INFINITY) await ensureAll()
      return entries.get(siteId) ?? null
    },

    async all() {
      if (lastFullLoad === Number.NEGATIVE_INFINITY) await ensureAll()
      return [...entries.values()]
    },

    async redirects(host) {
      const live = await byHost(host)
      if (!live) return null
      const { siteId, organisationId } = live.published
      return { siteId, organisationId, redirects: await source.redirects(live.published) }
    },

    stockIndexOf: (organisationId) => stockOf(organisationId).ready(),

    async refresh(...changes) {
      const everything = changes.some(({ kind }) => kind === 'everything')
      const changed = new Set(changes.flatMap((change) => (isOfStock(change) ? [change.organisationId] : [])))
      await inTurn(async () => {
        if (everything) return loadAll(true)
        for (const change of changes) if (change.kind === 'site') await loadAndWarm(change)
        for (const organisationId of changed) for (const { memos } of ofOrganisation(organisationId)) memos.siteData.expire()
      })
      // Not in turn: a publish does not wait for an import of cars.
      await refreshStocks(everything ? [...stocks.keys()] : [...changed])
    },

    async loadStock() {
      if (lastFullLoad === Number.NEGATIVE_INFINITY) await ensureAll()
      const organisationIds = new Set([...entries.values()].map(({ published }) => published.organisationId))
      // One after another: whoever asks meanwhile goes first. One that can't be loaded now is tried when it is asked for.
      for (const organisationId of organisationIds)
        await stockOf(organisationId)
          .ready()
          .catch(() => {})
    },

    refreshStock: (organisationId) => refreshStocks(organisationId === undefined ? [...stocks.keys()] : [organisationId]),
  }
}
