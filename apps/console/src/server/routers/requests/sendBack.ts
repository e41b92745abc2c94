import { sendBackRequest } from '@forecourt/data/publishing/requests/answerRequest'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { refuseRequest } from './refuseRequest'

/** Gives a request back to who asked, with a note; nothing is published. */
export const sendBack = procedure
  .onSite('site.publish')
  .input(z.object({ id: z.string().max(100), answer: z.string().trim().min(1, 'Say what should change.').max(500) }))
  .mutation(async ({ ctx, input }) => {
    const result = await sendBackRequest(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })
    return result.ok ? { request: result.request } : refuseRequest(result)
  })
