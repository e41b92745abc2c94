import type { Change } from '@forecourt/data/changes/notifyChange'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { FreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { createMemo, type Memo } from './createMemo'
import { createSiteLoader, createSiteTable } from './createSiteLoader'
import type { SiteSource } from './SiteSource'

/** The search indexes of organisations' stock, each made when it is first asked for. */
interface StockIndexes {
  /** Loads the index where it isn't yet; rejects when it can't be loaded. */
  ready(organisationId: string): Promise<StockIndex>
  /** Takes over changes of these organisations' cars, of all without a list; returns those whose cars had changed. An index that was never asked for has nothing to take over. */
  refresh(organisationIds?: readonly string[]): Promise<string[]>
  /** Drops the indexes of organisations that are not in use. */
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

/** A live site, with what its pages share for a while. */
interface HeldSite extends LiveSite {
  readonly memo: Memo<SiteData>
  expire(): void
}

/** Opening hours and numbers of sold cars move with time, without any change being announced. Milliseconds. */
const sharedDataAge = 5 * 60_000

const isOfSite = (change: Refresh): change is Extract<Refresh, { kind: 'site' }> => change.kind === 'site'
const isOfStock = (change: Refresh): change is Extract<Refresh, { kind: 'stock' | 'car' | 'cars' }> =>
  change.kind === 'stock' || change.kind === 'car' || change.kind === 'cars'

/** All published sites by host name, in memory: a page that is cached needs no database. */
export function createSiteRegistry(source: SiteSource): SiteRegistry {
  const stocks = createStockIndexes((organisationId) => source.stock(organisationId))
  const table = createSiteTable<HeldSite>()
  const loader = createSiteLoader<HeldSite>({
    source,
    table,
    hold(published, before) {
      const memo = before?.memo ?? createMemo({ load: () => source.siteData(published), maxAge: sharedDataAge, now: () => source.now() })
      return { published, memo, siteData: memo.get, expire: memo.expire, stockIndex: () => stocks.ready(published.organisationId) }
    },
    // An organisation without a site needs no index.
    onLoaded: () => stocks.keepOnly((organisationId) => table.ofOrganisation(organisationId).length > 0),
  })

  async function byHost(host: string): Promise<LiveSite | null> {
    await loader.ensureLoaded()
    const known = table.byHost(host)
    if (known) return known
    return (await loader.lookForNew()) ? table.byHost(host) : null
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
      const everything = changes.some(({ kind }) => kind === 'everything')
      const changed = new Set(changes.flatMap((change) => (isOfStock(change) ? [change.organisationId] : [])))
      if (everything) await loader.reload()
      else
        await loader.take(changes.filter(isOfSite), () => {
          for (const organisationId of changed) for (const site of table.ofOrganisation(organisationId)) site.expire()
        })
      // Not in turn: a publish does not wait for an import of cars.
      await stocks.refresh(everything ? undefined : [...changed])
    },

    async loadStock() {
      await loader.ensureLoaded()
      const organisationIds = new Set(table.all().map(({ published }) => published.organisationId))
      // One after another: requests meanwhile go first. One that can't be loaded now is tried when it is asked for.
      for (const organisationId of organisationIds) await stocks.ready(organisationId).catch(() => {})
    },

    refreshStock: (organisationId) => stocks.refresh(organisationId === undefined ? undefined : [organisationId]),
  }
}
