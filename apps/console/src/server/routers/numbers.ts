import type { Database } from '@forecourt/data/createDatabase'
import { type PeersQuery, peerNumbers } from '@forecourt/data/sites/measuring/peerNumbers'
import { numbersPlace, siteNumbers } from '@forecourt/data/sites/measuring/siteNumbers'
import type { PeerNumbers } from '@forecourt/rules/measuring/SiteNumbers'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** As many days and countries as are remembered. */
const maxCached = 50
const known = new WeakMap<Database, Map<string, Promise<PeerNumbers | null>>>()

/** What other dealers have in the middle. Asked of all of them, so once a day: it hardly changes within one. */
const peerMedians = (db: Database, asked: PeersQuery): Promise<PeerNumbers | null> => {
  const answers = known.get(db) ?? new Map<string, Promise<PeerNumbers | null>>()
  known.set(db, answers)
  const key = JSON.stringify(asked)
  const answer = answers.get(key) ?? peerNumbers(db.platform, asked)
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  const [oldest] = answers.keys()
  if (answers.size > maxCached && oldest !== undefined) answers.delete(oldest)
  return answer
}

/** How the sites of an organisation did in the last weeks, beside the weeks before and beside other dealers (ANL-01). */
const overview = procedure
  .permission('lead.read')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      siteId: z.string().min(1).max(100).nullable().default(null),
      weeks: z.union([z.literal(4), z.literal(12), z.literal(52)]).default(4),
    }),
  )
  .query(async ({ ctx, input: { organisationId, siteId, weeks } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || (siteId !== null && accessScope.siteIds !== null && !accessScope.siteIds.includes(siteId))) throw notFound('site')
    const siteIds = siteId === null ? accessScope.siteIds : [siteId]
    const { timeZone, country, isFranchise, size, sites } = await numbersPlace(accessScope.scope, organisationId)
    const numbers = await siteNumbers(ctx.db.forOrganisation(organisationId), { organisationId, siteIds, weeks, timeZone, now: ctx.now })
    const { from, to } = numbers
    const peers = await peerMedians(ctx.db, { country, isFranchise, size, from, to })
    return { ...numbers, isFranchise, size, sites: siteIds?.length ?? sites, peers }
  })

export const numbersRouter = router({ overview })
