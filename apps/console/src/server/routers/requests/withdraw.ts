import { withdrawRequest } from '@forecourt/data/publishing/requests/answerRequest'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { refuseRequest } from './refuseRequest'

/** Takes back one's own request; the draft stays as it is. */
export const withdraw = procedure
  .onSite('site.edit')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input }) => {
    const result = await withdrawRequest(ctx.scope, { ...input, answer: '', actor: ctx.actor, now: ctx.now })
    return result.ok ? { request: result.request } : refuseRequest(result)
  })
