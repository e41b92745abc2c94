import { revokeShareLink } from '@forecourt/data/publishing/sharing/revokeShareLink'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** Ends a link at once and for good. */
export const revoke = procedure
  .onSite('site.share')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input }) => {
    const link = await revokeShareLink(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })
    if (!link) throw new CallProblem('NOT_FOUND', 'There is no such link.')
    return { link }
  })
