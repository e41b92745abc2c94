import { rollBackSite } from '@forecourt/data/sites/versions/rollBackSite'
import { z } from 'zod'
import { versionNumber } from '../../configValues'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { refreshSentence } from '../../sites/refreshSentence'

/** Makes an earlier version live again as it was; the draft stays as it is. */
export const rollBack = procedure
  .onSite('site.publish')
  .input(z.object({ version: versionNumber, expectedVersion: versionNumber.nullable() }))
  .mutation(async ({ ctx, input: { siteId, version, expectedVersion } }) => {
    const result = await rollBackSite(ctx.scope, { siteId, number: version, expectedVersion, actor: ctx.actor })
    if (!result.ok && result.reason === 'conflict')
      throw new CallProblem('CONFLICT', `Version ${result.liveVersion} went live in the meantime. Look at it before you roll back.`)
    if (!result.ok) throw notFound('version')
    const servers = await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId, version })
    return { version, publishedAt: ctx.now, servers, message: refreshSentence(version, servers) }
  })
