import { publishSite } from '@forecourt/data/publishing/publishSite'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { z } from 'zod'
import { mayOnSite } from '../../access/mayOnSite'
import { revision, versionNumber } from '../../configValues'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { refreshSentence } from '../../sites/refreshSentence'

const input = z.object({
  expectedRevision: revision,
  expectedVersion: versionNumber.nullable(),
  note: z.string().trim().max(500).default(''),
  /** Locations whose drafts go live with it, by the revision that was looked at. */
  locations: z
    .array(z.object({ id: z.string().max(100), revision: z.number().int().min(1) }))
    .max(100)
    .default([]),
})

/** Makes the draft the live version, if it is valid and nobody moved it or the live site in the meantime. */
export const publish = procedure
  .onSite('site.publish')
  .input(input)
  .mutation(async ({ ctx, input: { siteId, expectedRevision, expectedVersion, note, locations } }) => {
    if (locations.length > 0 && !mayOnSite(ctx.session, 'location.publish', ctx.site))
      throw new CallProblem('FORBIDDEN', 'Your role does not publish locations.')
    const result = await publishSite(ctx.scope, { siteId, note, expectedRevision, expectedVersion, locations, actor: ctx.actor })
    if (result.ok) {
      const servers = await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId, version: result.version })
      return { version: result.version, publishedAt: ctx.now, servers, message: refreshSentence(result.version, servers) }
    }
    if (result.reason === 'invalid') {
      const { length } = result.problems
      throw new CallProblem(
        'BAD_REQUEST',
        `${length} ${length === 1 ? 'setting needs' : 'settings need'} attention before you can publish.`,
        { problems: result.problems },
      )
    }
    if (result.reason === 'conflict') {
      const draft = (await siteForEditing(ctx.scope, siteId))?.draft
      throw new CallProblem('CONFLICT', result.message, draft && { conflict: { ...draft, version: result.liveVersion } })
    }
    if (result.reason === 'location') throw new CallProblem('CONFLICT', result.message)
    throw notFound('site')
  })
