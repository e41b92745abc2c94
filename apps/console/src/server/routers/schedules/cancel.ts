import { cancelSchedule } from '@forecourt/data/publishing/schedules/changeSchedule'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { scheduleAnswer } from './scheduleAnswer'

/** Takes back what waits; the draft stays as it is. */
export const cancel = procedure
  .onSite('site.publish')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input }) => scheduleAnswer(await cancelSchedule(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })))
