import type { Change } from '@forecourt/data/changes/notifyChange'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { SharedSite } from '@forecourt/data/sites/RenderedSite'
import { sameJson } from '@forecourt/schema/sameJson'
import type { SiteSource } from './SiteSource'

/** In-memory sites by id and by host. */
interface SiteTable<Site> {
  byId(siteId: string): Site | null
  byHost(host: string): Site | null
  all(): readonly Site[]
  ofOrganisation(organisationId: string): readonly Site[]
  add(site: Site): void
  remove(siteId: string): void
}

export function createSiteTable<Site extends { readonly published: PublishedSite }>(): SiteTable<Site> {
  const sites = new Map<string, Site>()
  const idsByHost = new Map<string, string>()
  const byId = (siteId: string) => sites.get(siteId) ?? null
  return {
    byId,
    byHost: (host) => byId(idsByHost.get(host) ?? ''),
    all: () => [...sites.values()],
    ofOrganisation: (organisationId) => [...sites.values()].filter(({ published }) => published.organisationId === organisationId),
    add(site) {
      const { siteId, hosts } = site.published
      sites.set(siteId, site)
      for (const host of hosts) idsByHost.set(host, siteId)
    },
    remove(siteId) {
      sites.delete(siteId)
      for (const [host, id] of idsByHost) if (id === siteId) idsByHost.delete(host)
    },
  }
}

type SiteChange = Extract<Change, { kind: 'site' }>

/** A site in memory. */
interface LoadedSite {
  readonly published: PublishedSite
  siteData(): Promise<unknown>
  /** Expires the shared data of its pages. */
  expire(): void
}

/** Maintains the table of published sites. */
export interface SiteLoader {
  /** Loads the sites before first use. */
  ensureLoaded(): Promise<void>
  /** Checks for sites without a notification, throttled; never rejects. Returns whether it checked. */
  checkForNewSites(): Promise<boolean>
  /** Reloads all sites. */
  reload(): Promise<void>
  /** Loads published sites, then calls back. */
  apply(changes: readonly SiteChange[], then: () => void): Promise<void>
}

interface SiteLoaderOptions<Site> {
  readonly source: Pick<SiteSource, 'published' | 'site' | 'now'>
  readonly table: SiteTable<Site>
  /** `before` is the previous version, whose shared data is reused; omitted for none. */
  createSite(published: PublishedSite, before?: Site): Site
  /** Called after all sites were loaded. */
  onLoaded(): void
}

/** Throttle in milliseconds: how often unknown hosts may trigger a check for new sites. */
const unknownHostPause = 10_000

const listSameCars = (one: SharedSite, other: SharedSite) =>
  sameJson(one.dealershipIds, other.dealershipIds) &&
  sameJson(one.config.stock, other.config.stock) &&
  one.config.identity.timeZone === other.config.identity.timeZone &&
  one.config.identity.manufacturer === other.config.identity.manufacturer &&
  one.config.identity.country === other.config.identity.country

/** Runs tasks in order, so that an older result never replaces a newer one. */
function createQueue(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const done = last.then(task)
    last = done.catch(() => {})
    return done
  }
}

export function createSiteLoader<Site extends LoadedSite>({ source, table, createSite, onLoaded }: SiteLoaderOptions<Site>): SiteLoader {
  const enqueue = createQueue()
  let loading: Promise<void> | null = null
  let lastFullLoad = Number.NEGATIVE_INFINITY

  /**
   * If only a new version went live, shared data is reused, unless the version lists other cars. Otherwise it is reloaded; the previous
   * data remains as a fallback if the database is unavailable.
   */
  async function loadSite(siteId: string, isOnlyVersion = false): Promise<void> {
    const published = await source.site(siteId)
    const before = table.byId(siteId)
    table.remove(siteId)
    if (!published) return
    const reusable = before && listSameCars(before.published, published) ? before : undefined
    if (!isOnlyVersion) reusable?.expire()
    table.add(createSite(published, reusable))
  }

  /** Preloads shared data before the first request after a publish; if it fails, that request retries. */
  async function loadAndWarm({ siteId, version }: SiteChange): Promise<void> {
    // A publish is notified twice, by the console and the database; the second needs no load.
    if (version !== undefined && table.byId(siteId)?.published.version === version) return
    await loadSite(siteId, version !== undefined)
    table
      .byId(siteId)
      ?.siteData()
      .catch(() => {})
  }

  const isUpToDate = ({ siteId, version, hosts }: Awaited<ReturnType<SiteSource['published']>>[number]) =>
    table.byId(siteId)?.published.version === version && hosts.every((host) => table.byHost(host)?.published.siteId === siteId)

  async function loadAll(published: Awaited<ReturnType<SiteSource['published']>>, isSkipped = isUpToDate): Promise<void> {
    for (const { published: loaded } of table.all())
      if (!published.some(({ siteId }) => siteId === loaded.siteId)) table.remove(loaded.siteId)
    await Promise.all(published.filter((site) => !isSkipped(site)).map(({ siteId }) => loadSite(siteId)))
    onLoaded()
    lastFullLoad = source.now()
  }

  /** One such load at a time; the next request may retry a failed one. */
  function loadNew(): Promise<void> {
    loading ??= enqueue(async () => loadAll(await source.published())).finally(() => {
      loading = null
    })
    return loading
  }

  return {
    ensureLoaded: async () => (lastFullLoad === Number.NEGATIVE_INFINITY ? loadNew() : undefined),
    async checkForNewSites() {
      if (source.now() - lastFullLoad < unknownHostPause) return false
      // While the database is unavailable, unknown hosts stay unknown.
      await loadNew().catch(() => {})
      return true
    },
    reload: () => enqueue(async () => loadAll(await source.published(), () => false)),
    apply: (changes, then) =>
      enqueue(async () => {
        for (const change of changes) await loadAndWarm(change)
        then()
      }),
  }
}
