import type { Database, Scope } from '@forecourt/data/createDatabase'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { ChangedCars } from '@forecourt/data/stock/changedCars'
import { changeManyCars } from '@forecourt/data/stock/many/changeManyCars'
import { importStock } from '@forecourt/data/stock-feeds/importStock'
import { withTriedStock } from '@forecourt/data/what-if/withTriedStock'
import { estimatedPages, type PageSample } from '@forecourt/rules/forecast/estimatedPages'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { type ComparedPage, groupPages } from '@forecourt/rules/forecast/groupPages'
import { inRandomOrder } from '@forecourt/rules/forecast/inRandomOrder'
import type { PageKind } from '@forecourt/rules/pages/Route'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ConsideredStock } from '@forecourt/services/forecast/forecastSiteStock'
import { otherRequests } from '../server/otherRequests'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteRegistry } from '../sites/siteRegistry'
import { brokenLinks } from './brokenLinks'
import { comparePath } from './comparePath'
import { pageName } from './pageName'
import { readPaths } from './readPaths'
import { findKind, type Side } from './Side'

/** Time limits in milliseconds. The cars of a change are locked while pages are compared. */
const compareMs = 800
const transactionMs = 30_000

/** How long a page waits for other requests of the process at most, in milliseconds. */
const yieldMs = 10

const maxGroups = 200

const actor = { userId: null, name: 'Forecast' }

const makeChange = (scope: Scope, change: ConsideredStock, now: string): Promise<unknown> => {
  if (change.kind === 'cars') return changeManyCars(scope, { ...change, key: crypto.randomUUID(), actor, now })
  const { feedId, batches, headings, isWhole } = change
  return importStock(scope, {
    ...{ feedId, batches, headings, isWhole, actor, now },
    ...{ mode: 'forced', trigger: 'user', fileId: null, madeAt: null },
  })
}

/** Pages that a change of cars affects to different degrees. */
interface Stratum {
  readonly paths: readonly string[]
  compared: number
  changed: number
}

const sampleOf = ({ paths, compared, changed }: Stratum): PageSample => ({ total: paths.length, compared, changed })

/** The pages of changed cars, of other cars, and all others, each as if drawn at random, but in the same order each time. */
const strataOf = async (sides: readonly Side[], changedIds: ReadonlySet<string>): Promise<readonly Stratum[]> => {
  const [changed, others, listed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const side of sides) {
    const { paths, cars } = await readPaths(side)
    for (const path of paths) listed.add(path)
    for (const car of cars) (changedIds.has(car.id) ? changed : others).add(carHref(car))
  }
  const drawn = (paths: ReadonlySet<string>): Stratum => ({
    paths: inRandomOrder(paths, (path) => path),
    ...{ compared: 0, changed: 0 },
  })
  return [changed, listed, others].map(drawn)
}

interface StratumPage extends Omit<ComparedPage, 'weight'> {
  readonly stratum: Stratum
}

/** Compares pages, a page of each stratum in turn, until all are compared or the time is over. */
const compareStrata = async (before: Side, after: Side, strata: readonly Stratum[], signal?: AbortSignal) => {
  const endsAt = Date.now() + compareMs
  const findBroken = brokenLinks(before, after)
  const pages: StratumPage[] = []
  let [rendered, bytes] = [0, 0]
  const most = Math.max(...strata.map(({ paths }) => paths.length))
  for (let index = 0; index < most; index++)
    for (const stratum of strata) {
      const path = stratum.paths[index]
      if (path === undefined) continue
      if (signal?.aborted || (pages.length > 0 && Date.now() > endsAt)) return { pages, rendered, bytes }
      await otherRequests().finished(yieldMs)
      const kind: PageKind | null = findKind(after, path) ?? findKind(before, path)
      const { changes, isRendered, before: old, after: next } = await comparePath(before, after, path)
      stratum.compared++
      if (isRendered) rendered++
      if (changes.length > 0) stratum.changed++
      if (old && next) bytes += next.bytes - old.bytes
      const broken = next && changes.length > 0 ? findBroken(next) : []
      pages.push({ path, kind: kind ?? 'car', name: pageName(next ?? old), settings: [], changes: [...broken, ...changes], stratum })
    }
  return { pages, rendered, bytes }
}

/** The live site with its stock as it is, and inside of the transaction in which it was changed. */
const openSides = async (
  live: LiveSite,
  now: string,
  { inside, changed }: { readonly inside: Database; readonly changed: Pick<ChangedCars, 'upserts' | 'removals'> },
): Promise<readonly [before: Side, after: Side]> => {
  const index = await live.stockIndex().then((stored) => stored.withChanges(changed))
  const data = await loadSiteData(inside, live.published, now)
  return [
    { live, now, data: await loadSiteData(database(), live.published, now) },
    { live: { ...live, siteData: async () => data, stockIndex: async () => index }, now, data, db: inside },
  ]
}

/**
 * Compares the pages of a live site with those after a change of cars (CFG-12, CAR-16): the change is made in a transaction, in which a
 * sample of the pages is rendered, and rolled back. States bounds of the number of pages that change. Null if the site isn't live.
 */
export const forecastStock = async (siteId: string, change: ConsideredStock, signal?: AbortSignal): Promise<Forecast | null> => {
  const startedAt = Date.now()
  const now = new Date(startedAt).toISOString()
  const live = await siteRegistry().byId(siteId)
  if (!live) return null
  const tried = {
    ...{ organisationId: live.published.organisationId, now, timeoutMs: transactionMs },
    change: (scope: Scope) => makeChange(scope, change, now),
  }
  return withTriedStock(database(), tried, async (inside, changed) => {
    const [before, after] = await openSides(live, now, { inside, changed })
    const changedIds = new Set([...changed.upserts.map(({ id }) => id), ...changed.removals])
    const strata = await strataOf([before, after], changedIds)
    const { pages, rendered, bytes } = await compareStrata(before, after, strata, signal)
    const estimate = estimatedPages(strata.map(sampleOf))
    const total = strata.reduce((sum, { paths }) => sum + paths.length, 0)
    const weighted = pages.map(({ stratum, ...page }) => ({ ...page, weight: Math.round(stratum.paths.length / stratum.compared) }))
    const complete = pages.length === total
    return {
      ...{ checked: pages.length, rendered, total, changed: estimate.changed, complete },
      ...(!complete && { bounds: { from: estimate.from, to: estimate.to } }),
      bytes: pages.length === 0 ? 0 : Math.round(bytes / pages.length),
      groups: groupPages(weighted).slice(0, maxGroups),
      tookMs: Date.now() - startedAt,
    }
  })
}
