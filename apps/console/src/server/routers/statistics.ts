import type { Database } from '@forecourt/data/createDatabase'
import { type PeersQuery, peerStatistics } from '@forecourt/data/sites/measuring/peerStatistics'
import { dealerProfile, siteStatistics } from '@forecourt/data/sites/measuring/siteStatistics'
import type { PeerStatistics } from '@forecourt/rules/measuring/SiteStatistics'
import { siteDemand } from '@forecourt/services/demand/siteDemand'
import { z } from 'zod'
import { type AccessScope, narrowScopes } from '../access/AccessScope'
import { notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Maximum cached days and countries. */
const maxCached = 50
const mediansByDatabase = new WeakMap<Database, Map<string, Promise<PeerStatistics | null>>>()

/** Medians of all dealers. Cached for a day, since the query covers all dealers and results hardly change. */
const peerMedians = (db: Database, query: PeersQuery): Promise<PeerStatistics | null> => {
  const medians = mediansByDatabase.get(db) ?? new Map<string, Promise<PeerStatistics | null>>()
  mediansByDatabase.set(db, medians)
  const key = JSON.stringify(query)
  const median = medians.get(key) ?? peerStatistics(db.platform, query)
  medians.set(key, median)
  median.catch(() => medians.delete(key))
  const [oldest] = medians.keys()
  if (medians.size > maxCached && oldest !== undefined) medians.delete(oldest)
  return median
}

const period = z.object({
  organisationId: z.string().min(1).max(100),
  siteId: z.string().min(1).max(100).nullable().default(null),
  weeks: z.union([z.literal(1), z.literal(4), z.literal(12), z.literal(52)]).default(4),
})

/** Scope of an organisation, and the requested site or all those of the user. */
const scopeOfPeriod = (accessScopes: readonly AccessScope[], db: Database, { organisationId, siteId }: z.infer<typeof period>) => {
  const [accessScope] = narrowScopes(db, accessScopes, organisationId)
  if (!accessScope || (siteId !== null && accessScope.siteIds !== null && !accessScope.siteIds.includes(siteId))) throw notFound('site')
  return { scope: accessScope.scope, siteIds: siteId === null ? accessScope.siteIds : [siteId] }
}

/** An organisation's site figures of the last weeks, compared to the weeks before and to other dealers (ANL-01). */
const overview = procedure
  .permission('results.read')
  .input(period)
  .query(async ({ ctx, input }) => {
    const { organisationId, weeks } = input
    const { scope, siteIds } = scopeOfPeriod(ctx.accessScopes, ctx.db, input)
    const { timeZone, country, isFranchise, size, sites } = await dealerProfile(scope, organisationId)
    const statistics = await siteStatistics(ctx.db.forOrganisation(organisationId), {
      organisationId,
      siteIds,
      weeks,
      timeZone,
      now: ctx.now,
    })
    const { from, to } = statistics
    const peers = await peerMedians(ctx.db, { country, isFranchise, size, from, to })
    return { ...statistics, isFranchise, size, sites: siteIds?.length ?? sites, peers }
  })

/** What shoppers wanted and didn't find, as a list of cars to buy (ANL-01). Contains no personal data. */
const demand = procedure
  .permission('results.read')
  .input(period)
  .query(async ({ ctx, input }) => {
    const { organisationId, weeks } = input
    const { scope, siteIds } = scopeOfPeriod(ctx.accessScopes, ctx.db, input)
    const { timeZone } = await dealerProfile(scope, organisationId)
    return siteDemand(ctx.db, { organisationId, siteIds, weeks, timeZone, now: ctx.now })
  })

export const statisticsRouter = router({ overview, demand })
