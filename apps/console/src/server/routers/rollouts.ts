import type { Scope } from '@forecourt/data/createDatabase'
import { continueRollout, startRollout } from '@forecourt/data/publishing/rollouts/continueRollout'
import { listRolloutSites, listRollouts, type RolloutSiteResult } from '@forecourt/data/publishing/rollouts/listRollouts'
import { continueUndo, startUndo } from '@forecourt/data/publishing/rollouts/undoRollout'
import { findingProblems } from '@forecourt/rules/compliance/findingProblems'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { z } from 'zod'
import type { Context } from '../Context'
import { openJudgement } from '../compliance/refuseUnlawful'
import { CallProblem, notFound, refusedFields } from '../errors/CallProblem'
import { goBackReason, layerId, layerState, releaseNumber } from '../layers/layerInput'
import { layerAt, siteConfigs } from '../layers/layerStacks'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Site servers notified concurrently. */
const maxConcurrent = 8

/** Refreshes the site servers for every changed site, and waits for them. */
const refreshChangedSites = async (refreshSites: Context['refreshSites'], changedSites: readonly RolloutSiteResult[]): Promise<void> => {
  const changed = changedSites.filter(({ isLiveChanged }) => isLiveChanged)
  for (let from = 0; from < changed.length; from += maxConcurrent) {
    const part = changed.slice(from, from + maxConcurrent)
    await Promise.all(part.map(({ organisationId, siteId }) => refreshSites({ kind: 'site', organisationId, siteId })))
  }
}

/** The roll-outs of a layer, newest first. */
const list = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId }))
  .query(async ({ ctx, input }) => ({ rollouts: await listRollouts(ctx.db.platform, input) }))

const input = z.object({
  layerId,
  revision: releaseNumber,
  siteIds: z.array(z.string().max(100)).min(1, 'Choose at least one site.').max(20_000),
  note: z.string().trim().max(500).default(''),
})

/** Findings of the new config that the present one doesn't have. */
const newFindings = async (
  ctx: Context & { readonly scope: Scope },
  siteId: string,
  { before, after }: Record<'before' | 'after', ResolvedConfig>,
) => {
  const [old, changed] = [
    await openJudgement(ctx, { siteId, draft: true, config: before }),
    await openJudgement(ctx, { siteId, draft: true, config: after }),
  ]
  const known = new Set(old?.findings.map(({ rule, phrase }) => `${rule} ${phrase}`))
  return changed?.findings.filter(({ rule, phrase }) => !known.has(`${rule} ${phrase}`)) ?? []
}

/** What a layer's draft or release changes on the pages of a live site, and which of them would break advertising law then but not now. */
const forecast = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, state: layerState, siteId: z.string().max(100) }))
  .query(async ({ ctx, input: { layerId: id, state, siteId }, signal }) => {
    const scope = ctx.db.platform
    const configs = await siteConfigs(scope, siteId, id, await layerAt(scope, id, state))
    const problems = findingProblems(await newFindings({ ...ctx, scope }, siteId, configs), configs.after.identity.country)
    const { liveVersion } = configs.editing
    return {
      name: configs.editing.site.name,
      forecast: liveVersion === null ? null : await ctx.forecastSite({ siteId, config: configs.after, sample: true }, signal),
      problems,
    }
  })

/** Starts a roll-out of a release to sites; `advance` continues it. */
const start = procedure
  .onPlatform('layer.edit')
  .input(input)
  .mutation(async ({ ctx, input: wanted }) => {
    const started = await startRollout(ctx.db.platform, { ...wanted, actor: ctx.actor })
    if (started.ok) return { id: started.rolloutId, siteCount: started.siteCount }
    if (started.reason === 'unexplained') throw refusedFields({ note: started.message })
    throw new CallProblem(started.reason === 'notFound' ? 'NOT_FOUND' : 'BAD_REQUEST', started.message)
  })

/** Time budget of one call, so that the client can show progress or stop. */
const budgetMs = 1_200

/**
 * Continues a roll-out or its undo for about a second, and returns the progress. Finished sites stay finished, even if the client
 * disconnects.
 */
const advance = procedure
  .onPlatform('layer.edit')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const { platform } = ctx.db
    const [before] = await listRollouts(platform, { id })
    if (!before) throw notFound('roll-out')
    const changedSites: RolloutSiteResult[] = []
    const options = { forMs: budgetMs, actor: ctx.actor, onSite: (site: RolloutSiteResult) => changedSites.push(site) }
    await (before.undoneAt === null ? continueRollout(platform, id, options) : continueUndo(platform, id, options))
    await refreshChangedSites(ctx.refreshSites, changedSites)
    const [rollout] = await listRollouts(platform, { id })
    if (!rollout) throw notFound('roll-out')
    return rollout
  })

/** Starts the undo of a roll-out; `advance` continues it. */
const undo = procedure
  .onPlatform('layer.edit')
  .input(z.object({ id: z.string().max(100), reason: goBackReason }))
  .mutation(async ({ ctx, input: { id, reason } }) => {
    if (!(await startUndo(ctx.db.platform, { rolloutId: id, reason, actor: ctx.actor }))) throw notFound('roll-out')
    return { id }
  })

/** The outcome of a roll-out at each site. */
const sites = procedure
  .onPlatform('layer.edit')
  .input(z.object({ id: z.string().max(100) }))
  .query(async ({ ctx, input: { id } }) => {
    const rows = await listRolloutSites(ctx.db.platform, id)
    return { sites: rows.map((row) => ({ ...row, address: row.host === null ? null : ctx.originOf(row.host) })) }
  })

export const rolloutsRouter = router({ list, forecast, start, advance, undo, sites })
