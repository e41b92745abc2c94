import type { Database, Scope } from '@forecourt/data/createDatabase'
import { publishLocation } from '@forecourt/data/location-drafts/publishLocation'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { ChangedCars } from '@forecourt/data/stock/changedCars'
import { changeManyCars } from '@forecourt/data/stock/many/changeManyCars'
import { importStock } from '@forecourt/data/stock-feeds/importStock'
import { tryRecord } from '@forecourt/data/what-if/tryRecord'
import { withTriedStock } from '@forecourt/data/what-if/withTriedStock'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { recordStart } from '@forecourt/rules/forecast/recordStart'
import { goesLiveAt } from '@forecourt/rules/offers/offerPeriod'
import type { ConsideredStock } from '@forecourt/services/forecast/forecastSiteStock'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteRegistry } from '../sites/siteRegistry'
import { compareStrata } from './compareStrata'
import type { Side } from './Side'
import { strataOfStock } from './strataOfStock'

/** Time limits in milliseconds. The cars of a change are locked while pages are compared. */
const compareMs = 4_000
const transactionMs = 30_000

/** How long a page waits for other requests of the process at most, in milliseconds. */
const yieldMs = 10

const actor = { userId: null, name: 'Forecast' }

/** Publishes a location's draft; throws if it can't be, as no page would change then. */
const tryLocation = async (scope: Scope, { id, revision, siteIds }: Extract<ConsideredStock, { kind: 'location' }>): Promise<void> => {
  const published = await publishLocation(scope, id, { expectedRevision: revision, siteIds, actor })
  if (!published.ok) throw new Error(`The location can't be published: ${published.reason}`)
}

interface Making {
  readonly organisationId: string
  readonly now: string
}

const makeChange = (scope: Scope, change: ConsideredStock, { organisationId, now }: Making): Promise<unknown> => {
  if (change.kind === 'record') return tryRecord(scope, organisationId, { ...change, actor })
  if (change.kind === 'location') return tryLocation(scope, change)
  if (change.kind === 'cars') return changeManyCars(scope, { ...change, key: crypto.randomUUID(), actor, now })
  const { feedId, batches, headings, isWhole } = change
  return importStock(scope, {
    ...{ feedId, batches, headings, isWhole, actor, now },
    ...{ mode: 'forced', trigger: 'user', fileId: null, madeAt: null },
  })
}

/** The instant for which pages are compared: now, or when a scheduled record goes live. */
const whenItShows = (change: ConsideredStock, { timeZone, now }: { readonly timeZone: string; readonly now: string }): string => {
  const start = change.kind === 'record' ? goesLiveAt(recordStart(change.values), timeZone) : null
  return start !== null && start > now ? start : now
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
 * Compares the pages of a live site with those after a change of cars, of a location or of a record (CFG-12, CAR-16): the change is made in a transaction, in which a
 * sample of the pages is rendered, and rolled back. States bounds of the number of pages that change. Null if the site isn't live.
 */
export const forecastStock = async (siteId: string, change: ConsideredStock, signal?: AbortSignal): Promise<Forecast | null> => {
  const startedAt = Date.now()
  const now = new Date(startedAt).toISOString()
  const live = await siteRegistry().byId(siteId)
  if (!live) return null
  const at = whenItShows(change, { timeZone: live.published.config.identity.timeZone, now })
  const tried = {
    ...{ organisationId: live.published.organisationId, now, timeoutMs: transactionMs },
    change: (scope: Scope) => makeChange(scope, change, { organisationId: live.published.organisationId, now }),
  }
  return withTriedStock(database(), tried, async (inside, changed) => {
    const [before, after] = await openSides(live, at, { inside, changed })
    const changedIds = new Set([...changed.upserts.map(({ id }) => id), ...changed.removals])
    const strata = await strataOfStock([before, after], changedIds, change)
    const limits = { endsAt: Date.now() + compareMs, yieldMs, atOnce: 1 }
    return { ...(await compareStrata(before, after, strata, limits, signal)), tookMs: Date.now() - startedAt }
  })
}
