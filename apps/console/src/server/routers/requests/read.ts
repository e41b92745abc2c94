import { dismissAnswer } from '@forecourt/data/publishing/requests/listRequests'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** Puts away the answer to one's own request. */
export const read = procedure
  .onSite('site.read')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(({ ctx, input }) => dismissAnswer(ctx.scope, { ...input, userId: ctx.session.user.id, now: ctx.now }))
