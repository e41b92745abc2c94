import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { type ComparedPage, groupPages } from '@forecourt/rules/forecast/groupPages'
import { traceReads } from '@forecourt/rules/forecast/traceReads'
import type { PageKind } from '@forecourt/rules/pages/Route'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { findPageKind } from '../compliance/oneOfEachKind'
import { otherRequests } from '../server/otherRequests'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteRegistry } from '../sites/siteRegistry'
import { unpublishedSite } from '../sites/unpublishedSite'
import { brokenLinks } from './brokenLinks'
import { comparePath } from './comparePath'
import { pageName } from './pageName'
import { readPaths } from './readPaths'
import { findKind, type Side } from './Side'
import { traceSide } from './traceSide'

/** What would go live: the draft, a publish request or a config. */
export interface ForecastVersion {
  readonly requestId?: string
  readonly config?: ResolvedConfig
  /** Compares a sample: a page of each kind, and a car of each kind. */
  readonly sample: boolean
}

/** Time limit, in milliseconds. */
const timeoutMs = { sample: 800, all: 40_000 }

/** How long a page waits for other requests of the process at most, in milliseconds. */
const yieldMs = { sample: 10, all: 60 }

/** Groups of a forecast; further ones concern single pages. */
const maxGroups = 200

interface PlannedPage {
  readonly path: string
  readonly kind: PageKind
  readonly weight: number
}

/** Reads on both sides; only on the first if the values that the read depends on are equal on the second. */
const onBothSides = async <Result>(before: Side, after: Side, read: (side: Side) => Promise<Result>): Promise<Result[]> => {
  const { traced, isSameFor } = traceSide(before)
  const old = await read(traced)
  return isSameFor(after) ? [old] : [await read(after), old]
}

/** All paths of both sides with their kinds: home first, then the other pages, then cars. */
const plannedPages = async (before: Side, after: Side, sample: boolean): Promise<PlannedPage[]> => {
  const listed = new Set<string>()
  const carsByPath = new Map<string, string>()
  for (const { paths, cars } of await onBothSides(before, after, readPaths)) {
    for (const path of paths) listed.add(path)
    for (const car of cars) carsByPath.set(carHref(car), findPageKind(car))
  }
  const pages = [...listed, ...carsByPath.keys()].flatMap((path) => {
    const kind = findKind(after, path) ?? findKind(before, path)
    return kind === null ? [] : [{ path, kind, weight: 1 }]
  })
  if (!sample) return pages
  const groupOf = ({ path, kind }: PlannedPage) => (path === '/' ? path : kind === 'content' ? path : (carsByPath.get(path) ?? kind))
  const sizes = new Map<string, number>()
  for (const page of pages) sizes.set(groupOf(page), (sizes.get(groupOf(page)) ?? 0) + 1)
  const first = new Map(pages.map((page) => [groupOf(page), page]))
  return [...first.values()]
    .map((page) => ({ ...page, weight: sizes.get(groupOf(page)) ?? 1 }))
    .sort((one, other) => Number(other.path === '/') - Number(one.path === '/') || other.weight - one.weight)
}

/** The live site and what would go live, with data of the same instant; null if there is no such site, or it isn't live. */
const openSides = async (siteId: string, version: ForecastVersion, now: string): Promise<{ before: Side; after: Side } | null> => {
  const live = await siteRegistry().byId(siteId)
  const changed = await unpublishedSite(siteId, { ...version, withLocationDrafts: false }, now)
  if (!live || !changed) return null
  const { config, dealershipIds } = changed.published
  const sideOf = (published: LiveSite['published'], data: SiteData): Side => ({
    live: { published, siteData: async () => data, stockIndex: live.stockIndex },
    ...{ data, now },
  })
  // Keeps the number of the live version: documents contain it, and another number would be a change of each page.
  const published = { ...live.published, config, dealershipIds }
  const { traced, changedReads } = traceReads(live.published.config)
  const data = await loadSiteData(database(), { ...live.published, config: traced }, now)
  // Reads all of the data, which may contain parts of the traced config.
  JSON.stringify(data)
  const isShared = changedReads(config).length === 0 && sameJson(dealershipIds, live.published.dealershipIds)
  return {
    before: sideOf(live.published, data),
    after: sideOf(published, isShared ? data : await loadSiteData(database(), published, now)),
  }
}

/**
 * Compares the pages of a live site with those of its draft, a publish request or a config, and groups equal changes (CFG-12). Pages that
 * read nothing that changes are rendered once. Before each page it waits, for a limited time, until
 * no other request of the process is being answered. Null if there is no such
 * site, or it isn't live. Pages beyond the time limit, or after an abort, are left out, which the result states.
 */
export const forecastPages = async (siteId: string, version: ForecastVersion, signal?: AbortSignal): Promise<Forecast | null> => {
  const startedAt = Date.now()
  const now = new Date(startedAt).toISOString()
  const endsAt = startedAt + (version.sample ? timeoutMs.sample : timeoutMs.all)
  const sides = await openSides(siteId, version, now)
  if (!sides || signal?.aborted) return null
  const { before, after } = sides
  const planned = await plannedPages(before, after, version.sample)
  const findBroken = brokenLinks(before, after)
  const compared: ComparedPage[] = []
  let bytes = 0
  let rendered = 0
  for (const { path, kind, weight } of planned) {
    if (compared.length > 0 && Date.now() > endsAt) break
    await otherRequests().finished(version.sample ? yieldMs.sample : yieldMs.all)
    if (signal?.aborted) break
    const { changes, settings, isRendered, before: old, after: next } = await comparePath(before, after, path)
    if (isRendered) rendered++
    const broken = next && changes.length > 0 ? findBroken(next) : []
    if (old && next) bytes += (next.bytes - old.bytes) * weight
    compared.push({ path, kind, weight, name: pageName(next ?? old), settings, changes: [...broken, ...changes] })
  }
  const isSample = version.sample && planned.some(({ weight }) => weight > 1)
  return {
    checked: compared.length,
    rendered,
    total: planned.reduce((sum, { weight }) => sum + weight, 0),
    changed: compared.reduce((sum, { weight, changes }) => sum + (changes.length > 0 ? weight : 0), 0),
    complete: !isSample && compared.length === planned.length,
    bytes: compared.length === 0 ? 0 : Math.round(bytes / compared.reduce((sum, { weight }) => sum + weight, 0)),
    groups: groupPages(compared).slice(0, maxGroups),
    tookMs: Date.now() - startedAt,
  }
}
