import { deleteSite } from '@forecourt/data/sites/deleteSite'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Has an archived site deleted for good after two weeks; its name must be typed. */
export const remove = procedure
  .onSite('site.create')
  .input(z.object({ typedName: z.string().max(120) }))
  .mutation(async ({ ctx, input: { siteId, typedName } }) => {
    const result = await deleteSite(ctx.scope, { siteId, typedName, now: ctx.now, actor: ctx.actor })
    if (result.ok) return { deleteAt: result.deleteAt }
    if (result.reason === 'notFound') throw notFound('site')
    const fields: Record<string, string> = result.reason === 'wrongName' ? { typedName: result.message } : {}
    throw new CallProblem(result.reason === 'wrongName' ? 'BAD_REQUEST' : 'CONFLICT', result.message, { fields })
  })
