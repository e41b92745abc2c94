import type { CarCount, MeasuredCounts, SearchCount, TrafficCount } from '@forecourt/rules/measuring/SiteStatistics'
import { createSiteCounts } from '../../counting/createSiteCounts'
import type { SiteIds } from '../../sites/SiteSource'
import type { Beacon } from '../Beacon'
import type { DayVisitors } from './createDayVisitors'

/** Counts page events in memory and sends them in batches, so that no page waits (ANL-01). */
export interface EventCounts {
  /** `visitorParts` distinguishes visitors for a day: address and browser, which are not stored. */
  add(site: SiteIds, beacon: Beacon, visitorParts: readonly string[]): void
  /** Sends pending counts; a failed batch is retried with the next. */
  flush(): Promise<void>
}

export interface EventCountsOptions {
  send(counts: readonly MeasuredCounts[]): Promise<void>
  readonly visitors: DayVisitors
  /** Maximum delay of a count in milliseconds. */
  readonly pauseMs: number
  /** Limit of pending lines per kind and site, against invented sources, cars or search terms. */
  readonly maxPerSite: number
  readonly maxSites: number
  /** Limit of beacons per visitor and batch; more come from a program. */
  readonly maxPerVisitor: number
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

interface Counts {
  readonly traffic: Map<string, Writable<TrafficCount>>
  readonly cars: Map<string, Writable<CarCount>>
  readonly searches: Map<string, Writable<SearchCount>>
  forms: number
  calls: number
}

/** An offer's page is counted by its id, so that each offer has figures; every other page by its kind. */
const countedPage = (page: string, path: string) => {
  const id = page === 'offer' ? /^\/offers\/(?:[^/]+\/)?([a-zA-Z0-9-]{1,100})$/.exec(path)?.[1] : undefined
  return id === undefined ? page : `${page}/${id}`
}

const carSlug = (path: string) => /^\/cars\/([^/]+)$/.exec(path)?.[1]

export function createEventCounts({ send, visitors, pauseMs, maxPerSite, maxSites, maxPerVisitor }: EventCountsOptions): EventCounts {
  let beaconsByVisitor = new Map<number, number>()

  const pendingCounts = createSiteCounts<Counts>({
    create: () => ({ traffic: new Map(), cars: new Map(), searches: new Map(), forms: 0, calls: 0 }),
    send: (batch) => {
      beaconsByVisitor = new Map()
      return send(
        batch.map(({ site, counts: { traffic, cars, searches, forms, calls } }) => ({
          ...site,
          traffic: [...traffic.values()],
          cars: [...cars.values()],
          searches: [...searches.values()],
          forms,
          calls,
        })),
      )
    },
    merge: (into, { traffic, cars, searches, forms, calls }) => {
      for (const line of traffic.values()) addTraffic(into, line)
      for (const line of cars.values()) addCar(into, line)
      for (const line of searches.values()) addSearch(into, line)
      into.forms += forms
      into.calls += calls
    },
    failure: 'Event counts could not be stored:',
    pauseMs,
    maxSites,
  })

  /** Line of a key; beyond the limit the collective line, or none. */
  function findOrAddLine<Line>(lines: Map<string, Line>, key: string, make: () => Line, other?: () => [string, Line]): Line | null {
    const existing = lines.get(key)
    if (existing) return existing
    if (lines.size >= maxPerSite) {
      const [otherKey, line] = other?.() ?? []
      if (otherKey === undefined || line === undefined) return null
      const counted = lines.get(otherKey) ?? line
      lines.set(otherKey, counted)
      return counted
    }
    const added = make()
    lines.set(key, added)
    return added
  }

  function addTraffic(counts: Counts, { page, source, campaign, views, visitors: people }: TrafficCount): void {
    const line = findOrAddLine<Writable<TrafficCount>>(
      counts.traffic,
      JSON.stringify([page, source, campaign]),
      () => ({ page, source, campaign, views: 0, visitors: 0 }),
      () => ['other', { page: page.split('/', 1)[0] ?? page, source: 'other', campaign: '', views: 0, visitors: 0 }],
    )
    if (!line) return
    line.views += views
    line.visitors += people
  }

  function addCar(counts: Counts, { slug, impressions, views, forms, calls }: CarCount): void {
    const line = findOrAddLine<Writable<CarCount>>(counts.cars, slug, () => ({ slug, impressions: 0, views: 0, forms: 0, calls: 0 }))
    if (!line) return
    line.impressions += impressions
    line.views += views
    line.forms += forms
    line.calls += calls
  }

  function addSearch(counts: Counts, { query, searches, empty }: SearchCount): void {
    const line = findOrAddLine<Writable<SearchCount>>(counts.searches, query, () => ({ query, searches: 0, empty: 0 }))
    if (!line) return
    line.searches += searches
    line.empty += empty
  }

  return {
    add(site, { page, path, source, campaign, counts: { view = 0, form = 0, call = 0 }, seen, searches }, visitorParts) {
      const visitor = visitors.pseudonym([site.siteId, ...visitorParts])
      const times = (beaconsByVisitor.get(visitor) ?? 0) + 1
      beaconsByVisitor.set(visitor, times)
      const counts = times > maxPerVisitor ? null : pendingCounts.find(site)
      if (!counts) return
      if (view > 0)
        addTraffic(counts, { page: countedPage(page, path), source, campaign, views: view, visitors: visitors.isNew(visitor) ? 1 : 0 })
      const slug = page === 'car' ? carSlug(path) : undefined
      if (slug !== undefined) addCar(counts, { slug, impressions: 0, views: view, forms: form, calls: call })
      for (const car of seen) addCar(counts, { slug: car, impressions: 1, views: 0, forms: 0, calls: 0 })
      for (const [query, results] of searches) addSearch(counts, { query, searches: 1, empty: results === 0 ? 1 : 0 })
      counts.forms += form
      counts.calls += call
    },
    flush: pendingCounts.flush,
  }
}
