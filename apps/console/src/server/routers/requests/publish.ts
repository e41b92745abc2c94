import { publishRequest } from '@forecourt/data/publishing/requests/answerRequest'
import { z } from 'zod'
import { versionNumber } from '../../configValues'
import { procedure } from '../../procedure'
import { refreshSentence } from '../../sites/refreshSentence'
import { refuseRequest } from './refuseRequest'

const input = z.object({
  id: z.string().max(100),
  /** The live version it was compared with. */
  expectedVersion: versionNumber.nullable(),
  /** Which side holds where that version says something else. */
  decision: z.enum(['asked', 'live']).nullable().default(null),
  answer: z.string().trim().max(500).default(''),
})

/** Makes live what was asked for, exactly as it was then. */
export const publish = procedure
  .onSite('site.publish')
  .input(input)
  .mutation(async ({ ctx, input: wanted }) => {
    const result = await publishRequest(ctx.scope, { ...wanted, actor: ctx.actor, now: ctx.now })
    if (!result.ok) return refuseRequest(result)
    const version = result.request.version ?? 0
    const servers = await ctx.refreshSites({ kind: 'site', organisationId: result.organisationId, siteId: wanted.siteId, version })
    return { request: result.request, version, message: refreshSentence(version, servers) }
  })
