import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { inRandomOrder } from '@forecourt/rules/forecast/inRandomOrder'
import { traceReads } from '@forecourt/rules/forecast/traceReads'
import { withSharedParts } from '@forecourt/rules/forecast/withSharedParts'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { findPageKind } from '../compliance/oneOfEachKind'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteRegistry } from '../sites/siteRegistry'
import { unpublishedSite } from '../sites/unpublishedSite'
import { compareStrata, type PlannedPaths } from './compareStrata'
import { readPaths } from './readPaths'
import { findKind, type Side } from './Side'
import { traceSide } from './traceSide'

/** What would go live: the draft, a publish request or a config. */
export interface ForecastVersion {
  readonly requestId?: string
  readonly config?: ResolvedConfig
  /** Compares as many pages as the first answer allows: first a page of each kind, and a car of each kind. */
  readonly sample: boolean
}

/** Time limit, in milliseconds. */
const timeoutMs = { sample: 600, all: 40_000 }

/** How long a page waits for other requests of the process at most, in milliseconds. */
const yieldMs = { sample: 10, all: 60 }

/** Reads on both sides; only on the first if the values that the read depends on are equal on the second. */
const onBothSides = async <Result>(before: Side, after: Side, read: (side: Side) => Promise<Result>): Promise<Result[]> => {
  const { traced, isSameFor } = traceSide(before)
  const old = await read(traced)
  return isSameFor(after) ? [old] : [await read(after), old]
}

/**
 * The paths of all pages of both sides. The first list has a page of each kind: home, each content page, a page of each other kind, a car of
 * each kind; home comes first, then those that stand for the most pages. The other lists, of pages, cars for sale and sold cars, are in an
 * order as if drawn at random. A sample takes from all lists; a complete comparison has the first list first, so that no kind of page and no
 * content page is left out if the time ends.
 */
const plannedPages = async (before: Side, after: Side, sample: boolean): Promise<PlannedPaths[]> => {
  const kinds = new Map<string, string>()
  const soldPaths = new Set<string>()
  for (const { paths, cars } of await onBothSides(before, after, readPaths)) {
    for (const path of paths) {
      const kind = findKind(after, path) ?? findKind(before, path)
      kinds.set(path, path === '/' || kind === 'content' ? path : (kind ?? ''))
    }
    for (const car of cars) {
      kinds.set(carHref(car), findPageKind(car))
      if (car.status === 'sold') soldPaths.add(carHref(car))
    }
  }
  const drawn = inRandomOrder(kinds.keys(), (path) => path)
  const counts = new Map<string, { readonly path: string; count: number }>()
  for (const path of drawn) {
    const kind = kinds.get(path) ?? ''
    const counted = counts.get(kind) ?? { path, count: 0 }
    counted.count++
    counts.set(kind, counted)
  }
  const first = [...counts.values()]
    .sort((one, other) => Number(other.path === '/') - Number(one.path === '/') || other.count - one.count)
    .map(({ path }) => path)
  const isFirst = new Set(first)
  const rest = drawn.filter((path) => !isFirst.has(path))
  const isCar = (path: string) => path.startsWith(carHref({ slug: '' })) && !soldPaths.has(path)
  const lists = [
    rest.filter((path) => !isCar(path) && !soldPaths.has(path)),
    rest.filter(isCar),
    rest.filter((path) => soldPaths.has(path)),
  ]
  return [{ paths: first, isDrawn: false, comesFirst: !sample }, ...lists.map((paths) => ({ paths, isDrawn: true }))]
}

/** The live site and what would go live, with data of the same instant; null if there is no such site, or it isn't live. */
const openSides = async (siteId: string, version: ForecastVersion, now: string): Promise<{ before: Side; after: Side } | null> => {
  const live = await siteRegistry().byId(siteId)
  const changed = await unpublishedSite(siteId, { ...version, withLocationDrafts: false }, now)
  if (!live || !changed) return null
  const { dealershipIds } = changed.published
  const config = withSharedParts(live.published.config, changed.published.config)
  const sideOf = (published: LiveSite['published'], data: SiteData): Side => ({
    live: { published, siteData: async () => data, stockIndex: live.stockIndex },
    ...{ data, now },
  })
  // Keeps the number of the live version: documents contain it, and another number would be a change of each page.
  const published = { ...live.published, config, dealershipIds }
  const { traced, changedReads, untraced } = traceReads(live.published.config, config)
  const loaded = await loadSiteData(database(), { ...live.published, config: traced }, now)
  // Reads all of the data, which may contain parts of the traced config.
  JSON.stringify(loaded)
  const isShared = changedReads(config).length === 0 && sameJson(dealershipIds, live.published.dealershipIds)
  const data = untraced(loaded) ?? (await loadSiteData(database(), live.published, now))
  return {
    before: sideOf(live.published, data),
    after: sideOf(published, isShared ? data : withSharedParts(data, await loadSiteData(database(), published, now))),
  }
}

/**
 * Compares the pages of a live site with those of its draft, a publish request or a config, and groups equal changes (CFG-12). Pages that
 * read nothing that changes are rendered once. Before each page it waits, for a limited time, until no other request of the process is
 * being answered. Pages beyond the time limit, or after an abort, are left out: the result states bounds. Null if there is no such site, or
 * it isn't live.
 */
export const forecastPages = async (siteId: string, version: ForecastVersion, signal?: AbortSignal): Promise<Forecast | null> => {
  const startedAt = Date.now()
  const now = new Date(startedAt).toISOString()
  const endsAt = startedAt + (version.sample ? timeoutMs.sample : timeoutMs.all)
  const sides = await openSides(siteId, version, now)
  if (!sides || signal?.aborted) return null
  const { before, after } = sides
  const limits = { endsAt, yieldMs: version.sample ? yieldMs.sample : yieldMs.all, atOnce: 2 }
  const forecast = await compareStrata(before, after, await plannedPages(before, after, version.sample), limits, signal)
  return { ...forecast, tookMs: Date.now() - startedAt }
}
