import { pauseDestination } from '@forecourt/data/leads/delivery/destinations'
import { z } from 'zod'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Stops a destination for a while, or has it go on: then what waited is sent. */
export const pause = procedure
  .permission('lead.deliver')
  .input(z.object({ id: z.string().min(1).max(100), paused: z.boolean() }))
  .mutation(async ({ ctx, input: { id, paused } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    await pauseDestination(scope, { id, paused, actor: ctx.actor, now: ctx.now })
    return { id }
  })
