import type { Change } from '@forecourt/data/changes/notifyChange'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { FreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { createMemo, type Memo } from './createMemo'
import { createSiteLoader, createSiteTable } from './createSiteLoader'
import type { SiteSource } from './SiteSource'

/** Search indexes by organisation, created on first use. */
interface StockIndexes {
  /** Loads the index; rejects on failure. */
  ready(organisationId: string): Promise<StockIndex>
  /** Applies car changes of these organisations, or of all; returns those that had changes. Skips indexes that were never used. */
  refresh(organisationIds?: readonly string[]): Promise<string[]>
  /** Drops unused indexes. */
  keepOnly(isUsed: (organisationId: string) => boolean): void
}

function createStockIndexes(create: (organisationId: string) => FreshIndex<StockIndex>): StockIndexes {
  const indexes = new Map<string, FreshIndex<StockIndex>>()
  return {
    ready(organisationId) {
      const index = indexes.get(organisationId) ?? create(organisationId)
      indexes.set(organisationId, index)
      return index.ready()
    },
    async refresh(organisationIds = [...indexes.keys()]) {
      const refreshed = await Promise.all(organisationIds.map(async (id) => ((await indexes.get(id)?.refresh()) ? [id] : [])))
      return refreshed.flat()
    },
    keepOnly(isUsed) {
      for (const organisationId of indexes.keys()) if (!isUsed(organisationId)) indexes.delete(organisationId)
    },
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

/** A data change, outdated car lists of an organisation, or possibly missed changes. */
export type Refresh = Change | { readonly kind: 'carLists'; readonly organisationId: string } | { readonly kind: 'everything' }

/** Redirects of a site and its ids. */
export interface LiveRedirects {
  readonly siteId: string
  readonly organisationId: string
  readonly redirects: readonly Redirect[]
}

export interface SiteRegistry {
  byHost(host: string): Promise<LiveSite | null>
  byId(siteId: string): Promise<LiveSite | null>
  /** All live sites. */
  all(): Promise<readonly LiveSite[]>
  /** Read on every call: the front server caches them. */
  redirects(host: string): Promise<LiveRedirects | null>
  /** Index of an organisation's stock, whether or not a site is live. */
  stockIndexOf(organisationId: string): Promise<StockIndex>
  /** Applies changes; resolves when look-ups return the new state. */
  refresh(...changes: readonly Refresh[]): Promise<void>
  /** Applies car changes of an organisation, or of all; returns those that had changes. */
  refreshStock(organisationId?: string): Promise<string[]>
  /** Preloads the search indexes of all sites. */
  loadStock(): Promise<void>
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

/** Published sites by host name, in memory: cached pages need no database. */
export function createSiteRegistry(source: SiteSource): SiteRegistry {
  const stocks = createStockIndexes((organisationId) => source.stock(organisationId))
  const table = createSiteTable<CachedSite>()
  const loader = createSiteLoader<CachedSite>({
    source,
    table,
    createSite(published, before) {
      const memo = before?.memo ?? createMemo({ load: () => source.siteData(published), maxAge: sharedDataAge, now: () => source.now() })
      return { published, memo, siteData: memo.get, expire: memo.expire, stockIndex: () => stocks.ready(published.organisationId) }
    },
    // Organisations without a site need no index.
    onLoaded: () => stocks.keepOnly((organisationId) => table.ofOrganisation(organisationId).length > 0),
  })

  async function byHost(host: string): Promise<LiveSite | null> {
    await loader.ensureLoaded()
    const known = table.byHost(host)
    if (known) return known
    return (await loader.checkForNewSites()) ? table.byHost(host) : null
  }

  return {
    byHost,

    async byId(siteId) {
      await loader.ensureLoaded()
      return table.byId(siteId)
    },

    async all() {
      await loader.ensureLoaded()
      return table.all()
    },

    async redirects(host) {
      const live = await byHost(host)
      if (!live) return null
      const { siteId, organisationId } = live.published
      return { siteId, organisationId, redirects: await source.redirects(live.published) }
    },

    stockIndexOf: (organisationId) => stocks.ready(organisationId),

    async refresh(...changes) {
      const isFullReload = changes.some(({ kind }) => kind === 'everything')
      const changed = new Set(changes.flatMap((change) => (isOfStock(change) ? [change.organisationId] : [])))
      if (isFullReload) await loader.reload()
      else
        await loader.apply(changes.filter(isOfSite), () => {
          for (const organisationId of changed) for (const site of table.ofOrganisation(organisationId)) site.expire()
        })
      // Outside the queue: a publish must not wait for a car import.
      await stocks.refresh(isFullReload ? undefined : [...changed])
    },

    async loadStock() {
      await loader.ensureLoaded()
      const organisationIds = new Set(table.all().map(({ published }) => published.organisationId))
      // Sequential, so that requests come first. A failed index is retried on use.
      for (const organisationId of organisationIds) await stocks.ready(organisationId).catch(() => {})
    },

    refreshStock: (organisationId) => stocks.refresh(organisationId === undefined ? undefined : [organisationId]),
  }
}
