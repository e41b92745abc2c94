import { requestToAnswer } from '@forecourt/data/publishing/requests/listRequests'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What was asked to be published: what it changes in words, what is in its way, and the config to preview. */
export const get = procedure
  .onSite('site.read')
  .input(z.object({ id: z.string().max(100) }))
  .query(async ({ ctx, input }) => {
    const found = await requestToAnswer(ctx.scope, input)
    if (!found) throw notFound('request')
    return found
  })
