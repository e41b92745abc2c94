import type { Change } from '@forecourt/data/changes/Change'
import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import type { Car } from '@forecourt/rules/entities/Car'
import type { SiteData } from '@forecourt/rules/pages/PageData'
import { createStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { createMemo, type Memo } from './createMemo'

/** Where the registry learns what is published. */
export interface SiteSource {
  published(): Promise<readonly { readonly siteId: string; readonly version: number; readonly hosts: readonly string[] }[]>
  site(siteId: string): Promise<PublishedSite | null>
  siteData(site: PublishedSite): Promise<SiteData>
  cars(site: PublishedSite): Promise<readonly Car[]>
  now(): number
}

/** A published site with what its pages share. Reading it keeps working when the database does not. */
export interface LiveSite {
  readonly published: PublishedSite
  siteData(): Promise<SiteData>
  stockIndex(): Promise<StockIndex>
}

/** A data change, or word that changes may have been missed. */
export type Refresh = Change | { readonly kind: 'everything' }

export interface SiteRegistry {
  byHost(host: string): Promise<LiveSite | null>
  byId(siteId: string): Promise<LiveSite | null>
  /** Takes over what changed; resolves when the next look-up gives the new state. */
  refresh(change: Refresh): Promise<void>
}

interface Entry extends LiveSite {
  readonly memos: { readonly siteData: Memo<SiteData>; readonly stockIndex: Memo<StockIndex> }
}

/** Opening hours and sold cars move with time, without any change being announced. Milliseconds. */
const sharedDataAge = 5 * 60_000
/** How often an unknown host may make us look for sites we were not told of. Milliseconds. */
const unknownHostPause = 10_000

/** All published sites by host name, in memory: a page that is cached needs no database. */
export function createSiteRegistry(source: SiteSource): SiteRegistry {
  const entries = new Map<string, Entry>()
  const siteIds = new Map<string, string>()
  let loading: Promise<void> | null = null
  let lastFullLoad = Number.NEGATIVE_INFINITY
  /** Refreshes happen one after another, so that an older answer never replaces a newer one. */
  let queue: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done.catch(() => {})
    return done
  }

  function entryOf(published: PublishedSite): Entry {
    const memos = {
      siteData: createMemo({ load: () => source.siteData(published), maxAge: sharedDataAge, now: source.now }),
      stockIndex: createMemo({ load: async () => createStockIndex(await source.cars(published)), maxAge: sharedDataAge, now: source.now }),
    }
    return { published, memos, siteData: memos.siteData.get, stockIndex: memos.stockIndex.get }
  }

  function forget(siteId: string): void {
    entries.delete(siteId)
    for (const [host, id] of siteIds) if (id === siteId) siteIds.delete(host)
  }

  async function loadSite(siteId: string): Promise<void> {
    const published = await source.site(siteId)
    forget(siteId)
    if (!published) return
    entries.set(siteId, entryOf(published))
    for (const host of published.hosts) siteIds.set(host, siteId)
  }

  /** What every page needs is on its way before the first shopper after a publish asks; if that fails, their request tries again. */
  async function loadAndWarm(siteId: string): Promise<void> {
    await loadSite(siteId)
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
    lastFullLoad = source.now()
  }

  /** One such load at a time; a failed one may be tried again by the next request. */
  function ensureAll(): Promise<void> {
    loading ??= inTurn(() => loadAll(false)).finally(() => {
      loading = null
    })
    return loading
  }

  function ofOrganisation(organisationId: string): Entry[] {
    return [...entries.values()].filter(({ published }) => published.organisationId === organisationId)
  }

  return {
    async byHost(host) {
      if (lastFullLoad === Number.NEGATIVE_INFINITY) await ensureAll()
      const known = siteIds.get(host)
      if (known !== undefined) return entries.get(known) ?? null
      if (source.now() - lastFullLoad < unknownHostPause) return null
      // Whoever is unknown may be new; while the database is away, unknown stays unknown.
      await ensureAll().catch(() => {})
      return entries.get(siteIds.get(host) ?? '') ?? null
    },

    async byId(siteId) {
      if (lastFullLoad === Number.NEGATIVE_INFINITY) await ensureAll()
      return entries.get(siteId) ?? null
    },

    refresh: (change) =>
      inTurn(async () => {
        if (change.kind === 'everything') return loadAll(true)
        if (change.kind === 'site') return loadAndWarm(change.siteId)
        if (change.kind === 'outbox' || change.kind === 'carPage') return
        for (const { memos } of ofOrganisation(change.organisationId)) {
          memos.siteData.expire()
          memos.stockIndex.expire()
        }
      }),
  }
}
