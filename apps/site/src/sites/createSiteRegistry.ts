import type { Change } from '@forecourt/data/changes/notifyChange'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { StockPosition } from '@forecourt/data/stock/changedStocks'
import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { usesHostedSearch } from '@forecourt/schema/switches/usesHostedSearch'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { FreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { createMemo, type Memo } from './createMemo'
import { createMemoryBudget } from './createMemoryBudget'
import { createSiteLoader } from './createSiteLoader'
import type { SiteSource } from './SiteSource'

/** Search indexes by organisation, created on first use. */
interface StockIndexes {
  /** Loads the index; rejects on failure. */
  ready(organisationId: string): Promise<StockIndex>
  /** Applies car changes of these organisations, by default of all. Returns the organisations that had changes. Skips indexes that aren't in memory. */
  refresh(organisationIds?: readonly string[]): Promise<string[]>
  /** Organisations whose index wasn't refreshed since an instant in milliseconds. */
  notRefreshedSince(instant: number): string[]
  drop(organisationId: string): void
  organisationIds(): string[]
}

interface StockIndexesOptions {
  readonly source: Pick<SiteSource, 'stock' | 'now'>
  /** Records the size of an index. */
  onSize(organisationId: string, cars: number): void
}

/** Indexes that are refreshed at the same time: each takes a connection. */
const concurrentRefreshes = 4

function createStockIndexes({ source, onSize }: StockIndexesOptions): StockIndexes {
  const indexes = new Map<string, { readonly index: FreshIndex<StockIndex>; refreshedAt: number }>()

  function measure(organisationId: string, index: FreshIndex<StockIndex>, stock: StockIndex): void {
    if (indexes.get(organisationId)?.index === index) onSize(organisationId, stock.engine.size)
  }

  async function refreshOne(organisationId: string): Promise<boolean> {
    const entry = indexes.get(organisationId)
    if (!entry) return false
    const at = source.now()
    const isChanged = await entry.index.refresh()
    entry.refreshedAt = at
    if (isChanged) measure(organisationId, entry.index, await entry.index.ready())
    return isChanged
  }

  return {
    async ready(organisationId) {
      const entry = indexes.get(organisationId) ?? { index: source.stock(organisationId), refreshedAt: source.now() }
      indexes.set(organisationId, entry)
      const stock = await entry.index.ready()
      measure(organisationId, entry.index, stock)
      return stock
    },
    async refresh(organisationIds = [...indexes.keys()]) {
      const left = organisationIds.filter((id) => indexes.has(id))
      const changed: string[] = []
      const work = async () => {
        for (let id = left.shift(); id !== undefined; id = left.shift()) if (await refreshOne(id)) changed.push(id)
      }
      await Promise.all(Array.from({ length: concurrentRefreshes }, work))
      return changed
    },
    notRefreshedSince: (instant) => [...indexes].flatMap(([id, { refreshedAt }]) => (refreshedAt < instant ? [id] : [])),
    drop: (organisationId) => void indexes.delete(organisationId),
    organisationIds: () => [...indexes.keys()],
  }
}

/** A published site with the shared data of its pages. Readable without the database. */
export interface LiveSite {
  readonly published: PublishedSite
  /** With a limit in milliseconds, a reload that takes longer returns the last data: for forms, not for pages, which are cached. */
  siteData(limit?: number): Promise<SiteData>
  /** Index of the organisation's stock; each search filters by site. Rejects if it can't be loaded. */
  stockIndex(): Promise<StockIndex>
}

/** What a site server must load again or expire. */
export type Refresh =
  | Change
  /** Pages that list cars of an organisation are outdated: its search index has changed. The cars' own pages stay valid. */
  | { readonly kind: 'carLists'; readonly organisationId: string }
  /** Changes may have been missed. */
  | { readonly kind: 'everything' }

/** Redirects of a site and its ids. */
export interface LiveRedirects {
  readonly siteId: string
  readonly organisationId: string
  readonly redirects: readonly Redirect[]
}

export interface SiteRegistry {
  byHost(host: string): Promise<LiveSite | null>
  byId(siteId: string): Promise<LiveSite | null>
  /** Whether a live site has a host. Loads nothing of the site. */
  hasHost(host: string): Promise<boolean>
  /** All live sites of an organisation. */
  ofOrganisation(organisationId: string): Promise<readonly LiveSite[]>
  /** Sites in memory. */
  inMemory(): readonly LiveSite[]
  /** Read on every call: the front server caches them. Loads the site, of which it requests a page next. */
  redirects(host: string): Promise<LiveRedirects | null>
  /** Index of an organisation's stock, whether or not a site is live. */
  stockIndexOf(organisationId: string): Promise<StockIndex>
  /** Applies changes; resolves when look-ups return the new state. */
  refresh(...changes: readonly Refresh[]): Promise<void>
  /** Applies car changes of an organisation, by default of all. Returns the organisations that had changes. */
  refreshStock(organisationId?: string): Promise<string[]>
  /** Loads sites and search indexes before their first use; of a long list of sites only copies are stored. */
  preload(): Promise<void>
}

/** A live site with its cached shared data. */
interface CachedSite extends LiveSite {
  readonly memo: Memo<SiteData>
  expire(): void
}

/** Milliseconds. Opening hours and counts of sold cars change with time, without a notification. */
const sharedDataAge = 5 * 60_000

const isOfSite = (change: Refresh): change is Extract<Refresh, { kind: 'site' }> => change.kind === 'site'
const isOfStock = (change: Refresh): change is Extract<Refresh, { kind: 'stock' | 'car' | 'carLists' }> =>
  change.kind === 'stock' || change.kind === 'car' || change.kind === 'carLists'

/** Sites of the list up to which all are loaded at the start; with more, each is loaded by its first request. */
const maxPreloaded = 200

/** Bytes in memory for each character of JSON. */
const bytesPerCharacter = 3
/** Bytes in memory for each car of a search index, with pictures and attributes. */
const bytesPerCar = 16_000
/** Bytes of a search index without cars. */
const bytesPerIndex = 100_000

/** Milliseconds after which an index is refreshed without a known change: cars expire. */
const quietIndexAge = 3_600_000

const bytesOf = (value: unknown) => JSON.stringify(value).length * bytesPerCharacter

interface SiteRegistryOptions {
  /** Memory of sites and search indexes, in bytes. */
  readonly maxBytes?: number
  /** Awaited before each site of a long list is copied, as requests come first. */
  beforeCopy?(): Promise<unknown>
}

/**
 * Published sites by host name: cached pages need no database. Sites and search indexes are loaded by their first request, and stay in
 * memory while they are used, up to `maxBytes` in all: if requests for a host always reach the same server, each server holds a part.
 */
export function createSiteRegistry(
  source: SiteSource,
  { maxBytes = Number.POSITIVE_INFINITY, beforeCopy }: SiteRegistryOptions = {},
): SiteRegistry {
  const budget = createMemoryBudget({
    maxBytes,
    evict(organisationId) {
      stocks.drop(organisationId)
      loader.evict(organisationId)
    },
  })
  const stocks = createStockIndexes({
    source,
    onSize: (organisationId, cars) => budget.setSize(organisationId, 'stock', bytesPerIndex + cars * bytesPerCar),
  })
  let stockPosition: StockPosition | null = null

  function stockIndexOf(organisationId: string): Promise<StockIndex> {
    budget.touch(organisationId)
    return stocks.ready(organisationId)
  }

  const loader = createSiteLoader<CachedSite>({
    source,
    maxLoadedUnrequested: maxPreloaded,
    createSite(published, before) {
      const { organisationId, siteId } = published
      const load = async () => {
        const data = await source.siteData(published)
        budget.setSize(organisationId, `data ${siteId}`, bytesOf(data))
        return data
      }
      const memo = before?.memo ?? createMemo({ load, maxAge: sharedDataAge, now: () => source.now() })
      budget.touch(organisationId)
      budget.setSize(organisationId, `site ${siteId}`, bytesOf(published))
      return { published, memo, siteData: memo.get, expire: memo.expire, stockIndex: () => stockIndexOf(organisationId) }
    },
    onUse: ({ published }) => void budget.touch(published.organisationId),
    // Organisations without a site need no index.
    onListed() {
      for (const organisationId of stocks.organisationIds()) {
        if (loader.isOrganisationListed(organisationId)) continue
        stocks.drop(organisationId)
        budget.remove(organisationId)
      }
    },
  })

  /** Loads all that pages of a site need, at once. */
  async function loadAhead(siteId: string): Promise<void> {
    const site = await loader.byId(siteId)
    if (!site) return
    const index = usesHostedSearch(site.published.config.search) ? null : site.stockIndex()
    await Promise.all([site.siteData(), index])
  }

  return {
    byHost: loader.byHost,
    byId: loader.byId,
    hasHost: async (host) => (await loader.listedAt(host)) !== null,
    ofOrganisation: loader.ofOrganisation,
    inMemory: loader.inMemory,

    async redirects(host) {
      const listed = await loader.listedAt(host)
      if (!listed) return null
      const { siteId, organisationId } = listed
      // The front server requests a page of the site next.
      void loadAhead(siteId).catch(() => {})
      return { siteId, organisationId, redirects: await source.redirects({ siteId, organisationId }) }
    },

    stockIndexOf,

    async refresh(...changes) {
      const isFullReload = changes.some(({ kind }) => kind === 'everything')
      const changed = new Set(changes.flatMap((change) => (isOfStock(change) ? [change.organisationId] : [])))
      if (isFullReload) await loader.reload()
      else
        await loader.apply(changes.filter(isOfSite), () => {
          for (const site of loader.inMemory()) if (changed.has(site.published.organisationId)) site.expire()
        })
      // Outside the queue: a publish must not wait for a car import.
      await stocks.refresh(isFullReload ? undefined : [...changed])
    },

    async preload() {
      const listed = await loader.listed()
      if (listed.length > maxPreloaded) {
        if (!source.storeCopy) return
        for (const { siteId } of listed) {
          await beforeCopy?.()
          await source.storeCopy(siteId).catch(() => {})
        }
        return
      }
      for (const { siteId } of listed) await loader.byId(siteId).catch(() => {})
      // Sequential, so that requests come first. A failed index is retried on use.
      for (const organisationId of new Set(listed.map((site) => site.organisationId))) await stockIndexOf(organisationId).catch(() => {})
    },

    async refreshStock(organisationId) {
      if (organisationId !== undefined) return stocks.refresh([organisationId])
      const { organisationIds, position } = await source.changedStocks(stockPosition)
      const quiet = stocks.notRefreshedSince(source.now() - quietIndexAge)
      const changed = await stocks.refresh(organisationIds === null ? undefined : [...new Set([...organisationIds, ...quiet])])
      // Set only after the refresh, so that a failed refresh reads the same changes again.
      stockPosition = position
      return changed
    },
  }
}
