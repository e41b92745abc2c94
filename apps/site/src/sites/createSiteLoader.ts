import type { Change } from '@forecourt/data/changes/notifyChange'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { SharedSite } from '@forecourt/data/sites/RenderedSite'
import { sameJson } from '@forecourt/schema/sameJson'
import type { ListedSite, SiteSource } from './SiteSource'

/** A site of the list, and its data if it is in memory. */
interface Entry<Site> {
  listed: ListedSite
  site: Site | null
  /** Whether the site must be loaded again before its next use. */
  isStale: boolean
  /** Counts changes: a load that began before one is outdated. */
  generation: number
  loading: Promise<Site | null> | null
}

type SiteTable<Site> = ReturnType<typeof createSiteTable<Site>>

/** All live sites by id, host and organisation. */
function createSiteTable<Site>() {
  const entries = new Map<string, Entry<Site>>()
  const idsByHost = new Map<string, string>()
  const idsByOrganisation = new Map<string, Set<string>>()

  function remove(siteId: string): void {
    const entry = entries.get(siteId)
    if (!entry) return
    entries.delete(siteId)
    for (const host of entry.listed.hosts) if (idsByHost.get(host) === siteId) idsByHost.delete(host)
    const ids = idsByOrganisation.get(entry.listed.organisationId)
    ids?.delete(siteId)
    if (ids?.size === 0) idsByOrganisation.delete(entry.listed.organisationId)
  }

  return {
    entry: (siteId: string) => entries.get(siteId),
    ofHost: (host: string) => entries.get(idsByHost.get(host) ?? ''),
    all: () => [...entries.values()],
    size: () => entries.size,
    ofOrganisation: (organisationId: string) => [...(idsByOrganisation.get(organisationId) ?? [])].flatMap((id) => entries.get(id) ?? []),
    remove,
    /** Adds a site, or replaces its hosts and version. */
    list(listed: ListedSite): Entry<Site> {
      const known = entries.get(listed.siteId)
      remove(listed.siteId)
      const entry: Entry<Site> = known ?? { listed, site: null, isStale: false, generation: 0, loading: null }
      entry.listed = listed
      entries.set(listed.siteId, entry)
      for (const host of listed.hosts) idsByHost.set(host, listed.siteId)
      const ids = idsByOrganisation.get(listed.organisationId) ?? new Set()
      idsByOrganisation.set(listed.organisationId, ids.add(listed.siteId))
      return entry
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

/** Lists all live sites, and loads each at its first use. */
export interface SiteLoader<Site> {
  /** A site by host; loads it if it isn't in memory. Null for an unknown one. */
  byHost(host: string): Promise<Site | null>
  byId(siteId: string): Promise<Site | null>
  /** The entry of a host in the list of sites, without loading the site. */
  listedAt(host: string): Promise<ListedSite | null>
  /** All live sites. */
  listed(): Promise<readonly ListedSite[]>
  /** All sites of an organisation; loads those that aren't in memory. */
  ofOrganisation(organisationId: string): Promise<readonly Site[]>
  isOrganisationListed(organisationId: string): boolean
  /** Sites in memory. */
  inMemory(): readonly Site[]
  /** Removes an organisation's sites from memory; the list has them still. */
  evict(organisationId: string): void
  /** Reloads the list now, and each site before its next use. */
  reload(): Promise<void>
  /** Loads published sites, then calls back. */
  apply(changes: readonly SiteChange[], then: () => void): Promise<void>
}

interface SiteLoaderOptions<Site> {
  readonly source: Pick<SiteSource, 'published' | 'site' | 'siteSoon' | 'now'>
  /** Sites of the list up to which a published site is loaded even if none of its pages was requested. */
  readonly maxLoadedUnrequested: number
  /** `before` is the previous version, whose shared data is reused; omitted for none. */
  createSite(published: PublishedSite, before?: Site): Site
  /** Called when a site is found. */
  onUse(site: Site): void
  /** Called after the list was loaded. */
  onListed(): void
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

interface SiteFinderOptions<Site> {
  readonly source: Pick<SiteSource, 'site' | 'siteSoon'>
  readonly table: SiteTable<Site>
  /** Adds a loaded site to the table. */
  addToTable(published: PublishedSite): Site
  onUse(site: Site): void
}

/** Finds the site of an entry, and loads it if it isn't in memory or stale. */
function createSiteFinder<Site>({ source, table, addToTable, onUse }: SiteFinderOptions<Site>) {
  async function loadEntry(entry: Entry<Site>): Promise<Site | null> {
    const { siteId } = entry.listed
    for (;;) {
      const { generation } = entry
      const published = await (source.siteSoon ?? source.site)(siteId)
      if (table.entry(siteId) !== entry) return table.entry(siteId)?.site ?? null
      if (entry.generation !== generation) continue
      if (published) return addToTable(published)
      table.remove(siteId)
      return null
    }
  }

  /** The site of an entry, loaded once for concurrent requests. A site that can't be loaded again stays as it is. */
  async function find(entry: Entry<Site> | undefined): Promise<Site | null> {
    if (!entry) return null
    let { site } = entry
    if (!site || entry.isStale) {
      entry.loading ??= loadEntry(entry).finally(() => {
        entry.loading = null
      })
      site = await entry.loading.catch((error: unknown) => {
        if (!entry.site) throw error
        return entry.site
      })
    }
    if (site) onUse(site)
    return site
  }

  return find
}

export function createSiteLoader<Site extends LoadedSite>(options: SiteLoaderOptions<Site>): SiteLoader<Site> {
  const { source, maxLoadedUnrequested, createSite, onUse, onListed } = options
  const table = createSiteTable<Site>()
  const enqueue = createQueue()
  let listing: Promise<void> | null = null
  let lastListed = Number.NEGATIVE_INFINITY

  /**
   * If only a new version went live, shared data is reused, unless the version lists other cars. Otherwise it is reloaded; the previous
   * data remains as a fallback if the database is unavailable.
   */
  function addToTable(published: PublishedSite, { isOnlyVersion = false } = {}): Site {
    const { siteId, organisationId, version, hosts } = published
    const entry = table.list({ siteId, organisationId, version, hosts })
    const before = entry.site
    const reusable = before && listSameCars(before.published, published) ? before : undefined
    if (!isOnlyVersion) reusable?.expire()
    const site = createSite(published, reusable)
    Object.assign(entry, { site, isStale: false })
    return site
  }

  const find = createSiteFinder({ source, table, addToTable, onUse })

  /** Loads a site that changed. In a long list one that isn't in memory only gets its hosts and version. */
  async function refresh({ siteId, version }: SiteChange): Promise<void> {
    const entry = table.entry(siteId)
    // A publish is notified twice, by the console and the database; the second needs no load.
    if (version !== undefined && !entry?.isStale && entry?.site?.published.version === version) return
    if (entry) entry.generation++
    const published = await source.site(siteId)
    if (!published) return table.remove(siteId)
    if (!table.entry(siteId)?.site && table.size() > maxLoadedUnrequested) {
      const { organisationId, hosts } = published
      table.list({ siteId, organisationId, version: published.version, hosts })
      return
    }
    // Preloads shared data before the first request after a publish; if it fails, that request retries.
    addToTable(published, { isOnlyVersion: version !== undefined })
      .siteData()
      .catch(() => {})
  }

  async function loadList({ isEverythingStale = false } = {}): Promise<void> {
    const published = await source.published()
    const ids = new Set(published.map(({ siteId }) => siteId))
    for (const { listed } of table.all()) if (!ids.has(listed.siteId)) table.remove(listed.siteId)
    for (const listed of published) {
      const isSame = sameJson(table.entry(listed.siteId)?.site?.published.hosts, listed.hosts)
      const entry = table.list(listed)
      if (!isEverythingStale && isSame && entry.site?.published.version === listed.version) continue
      entry.generation++
      entry.isStale = true
      if (isEverythingStale) entry.site?.expire()
    }
    onListed()
    lastListed = source.now()
  }

  /** Loads the list of sites, once at a time; after a failure the next call tries again. */
  function loadListOnce(): Promise<void> {
    listing ??= enqueue(loadList).finally(() => {
      listing = null
    })
    return listing
  }

  const ensureListed = async () => (lastListed === Number.NEGATIVE_INFINITY ? loadListOnce() : undefined)

  /** Finds a new site without a notification, throttled. */
  async function entryAt(host: string): Promise<Entry<Site> | undefined> {
    await ensureListed()
    const known = table.ofHost(host)
    if (known || source.now() - lastListed < unknownHostPause) return known
    // While the database is unavailable, unknown hosts stay unknown.
    await loadListOnce().catch(() => {})
    return table.ofHost(host)
  }

  return {
    byHost: async (host) => find(await entryAt(host)),
    async byId(siteId) {
      await ensureListed()
      return find(table.entry(siteId))
    },
    listedAt: async (host) => (await entryAt(host))?.listed ?? null,
    async listed() {
      await ensureListed()
      return table.all().map(({ listed }) => listed)
    },
    async ofOrganisation(organisationId) {
      await ensureListed()
      return (await Promise.all(table.ofOrganisation(organisationId).map(find))).filter((site) => site !== null)
    },
    isOrganisationListed: (organisationId) => table.ofOrganisation(organisationId).length > 0,
    inMemory: () => table.all().flatMap(({ site }) => site ?? []),
    evict(organisationId) {
      for (const entry of table.ofOrganisation(organisationId)) entry.site = null
    },
    reload: () => enqueue(() => loadList({ isEverythingStale: true })),
    apply: (changes, then) =>
      enqueue(async () => {
        for (const change of changes) await refresh(change)
        then()
      }),
  }
}
