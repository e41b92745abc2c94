import { decideSchedule } from '@forecourt/data/publishing/schedules/changeSchedule'
import { z } from 'zod'
import { versionNumber } from '../../configValues'
import { procedure } from '../../procedure'
import { scheduleAnswer } from './scheduleAnswer'

/** Says which side holds where a newer live version contradicts what was scheduled. */
export const decide = procedure
  .onSite('site.publish')
  .input(z.object({ id: z.string().max(100), decision: z.enum(['asked', 'live']), version: versionNumber.nullable() }))
  .mutation(async ({ ctx, input }) => scheduleAnswer(await decideSchedule(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })))
