import { changeTemplate as change } from '@forecourt/data/sites/changeTemplate'
import { z } from 'zod'
import { revision } from '../../configValues'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Gives a site's draft another template, or the one it had; shoppers see it once it is published. */
export const changeTemplate = procedure
  .onSite('site.create')
  .input(z.object({ templateLayerId: z.string().max(100), expectedRevision: revision }))
  .mutation(async ({ ctx, input }) => {
    const result = await change(ctx.scope, { ...input, actor: ctx.actor })
    if (result.ok) return { revision: result.revision, name: result.name, before: result.before }
    if (result.reason === 'notFound') throw notFound('site')
    throw new CallProblem('CONFLICT', result.message)
  })
