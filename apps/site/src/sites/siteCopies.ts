import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { sameJson } from '@forecourt/schema/sameJson'
import { writeFileAtomically } from '@forecourt/services/storage/writeFileAtomically'
import type { SiteIds, SiteSource } from './SiteSource'

export interface SiteCopiesOptions {
  readonly directory: string
  /** Build id: another build may use another format. Copies of other builds are deleted. */
  readonly build: string
  /** Timeout in milliseconds of reading a site from the database; after it the copy is used. */
  readonly siteTimeoutMs?: number
  /** Called when a site arrives after its copy was used, and differs from it. */
  onOutdatedCopy?(site: SiteIds): void
}

/** A database that hangs must not delay the form of a site that isn't in memory. */
const usualSiteTimeoutMs = 1_500

/** Caches published sites on disk: a server that starts without the database can then serve known sites and accept leads. */
export function withSiteCopies(source: SiteSource, options: SiteCopiesOptions): SiteSource {
  const { directory, build, siteTimeoutMs = usualSiteTimeoutMs, onOutdatedCopy } = options
  const buildDirectory = path.join(directory, build)
  const filePath = (name: string) => path.join(buildDirectory, `${createHash('sha256').update(name).digest('hex').slice(0, 40)}.json`)
  /** Content already on disk, by name. */
  const written = new Map<string, string>()
  let queue: Promise<unknown> = removeOthers()

  async function removeOthers(): Promise<void> {
    for (const name of await readdir(directory).catch(() => []))
      if (name !== build) await rm(path.join(directory, name), { recursive: true, force: true })
  }

  /** Serialises writes in the background. */
  function store(name: string, value: unknown): void {
    const text = JSON.stringify(value)
    const digest = createHash('sha256').update(text).digest('hex')
    if (written.get(name) === digest) return
    written.set(name, digest)
    queue = queue
      .then(() => (value === null ? rm(filePath(name), { force: true }) : writeFileAtomically(filePath(name), text, { mode: 0o600 })))
      .catch((error: unknown) => {
        written.delete(name)
        console.error('The copy of a site could not be written:', error)
      })
  }

  async function find<T>(name: string): Promise<T | null> {
    return readFile(filePath(name), 'utf8').then(
      (text) => JSON.parse(text) as T,
      () => null,
    )
  }

  async function loadOrCopy<T>(name: string, load: () => Promise<T>): Promise<T> {
    try {
      const value = await load()
      store(name, value)
      return value
    } catch (error) {
      const copy = isDatabaseAway(error) ? await find<T>(name) : null
      if (copy === null) throw error
      return copy
    }
  }

  const loadSite = (siteId: string) => loadOrCopy(`site ${siteId}`, () => source.site(siteId))

  async function loadSiteSoon(siteId: string): Promise<PublishedSite | null> {
    const loading = loadSite(siteId)
    loading.catch(() => {})
    const inTime = await Promise.race([loading.then((site) => ({ site })), wait(siteTimeoutMs, null, { ref: false })])
    if (inTime) return inTime.site
    const copy = await find<PublishedSite>(`site ${siteId}`)
    if (!copy) return loading
    loading.then(
      (site) => {
        if (!sameJson(site, copy)) onOutdatedCopy?.(copy)
      },
      () => {},
    )
    return copy
  }

  return {
    ...source,
    published: () => loadOrCopy('published', source.published),
    site: loadSite,
    siteSoon: loadSiteSoon,
    async storeCopy(siteId) {
      store(`site ${siteId}`, await source.site(siteId))
      await queue
    },
    redirects: (site) => loadOrCopy(`redirects ${site.siteId}`, () => source.redirects(site)),
    siteData: (site) => {
      const { organisationId, dealershipIds, config } = site
      return loadOrCopy(`data ${organisationId} ${JSON.stringify([dealershipIds, config.stock])}`, () => source.siteData(site))
    },
  }
}
