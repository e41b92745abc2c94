import { dismissSchedule } from '@forecourt/data/publishing/schedules/changeSchedule'
import { z } from 'zod'
import { procedure } from '../../procedure'

/** Puts away, for this person, what came of a scheduled publication. */
export const read = procedure
  .onSite('site.read')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(({ ctx, input }) => dismissSchedule(ctx.scope, { ...input, userId: ctx.session.user.id }))
