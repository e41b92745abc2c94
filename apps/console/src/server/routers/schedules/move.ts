import { moveSchedule } from '@forecourt/data/publishing/schedules/changeSchedule'
import { z } from 'zod'
import { instant } from '../../instant'
import { procedure } from '../../procedure'
import { scheduleAnswer } from './scheduleAnswer'

/** Gives what waits another time. */
export const move = procedure
  .onSite('site.publish')
  .input(z.object({ id: z.string().max(100), publishAt: instant }))
  .mutation(async ({ ctx, input }) => scheduleAnswer(await moveSchedule(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })))
