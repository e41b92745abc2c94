import { recordPresence } from '@forecourt/data/publishing/presence/recordPresence'
import { publicationState } from '@forecourt/data/publishing/requests/publicationState'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** Says that somebody still has the editor open, and at which setting; answers with what others are doing to the same site. */
export const beat = procedure
  .onSite('site.read')
  .input(z.object({ pointer: z.string().max(500).nullable() }))
  .mutation(async ({ ctx, input: { siteId, pointer } }) => {
    const { organisationId, draftRevision, liveVersion } = ctx.site
    const { id: userId, name } = ctx.session.user
    const others = await recordPresence(ctx.scope, { siteId, organisationId, userId, name, pointer, now: ctx.now })
    return {
      others,
      revision: draftRevision,
      liveVersion,
      publication: await publicationState(ctx.scope, { siteId, userId, now: ctx.now }),
    }
  })
