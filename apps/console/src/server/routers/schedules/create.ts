import { schedulePublication } from '@forecourt/data/publishing/schedules/schedulePublication'
import { z } from 'zod'
import { revision, versionNumber } from '../../configValues'
import { instant } from '../../instant'
import { procedure } from '../../procedure'
import { scheduleAnswer } from './scheduleAnswer'

const input = z.object({
  publishAt: instant,
  expectedRevision: revision,
  expectedVersion: versionNumber.nullable(),
  note: z.string().trim().max(500).default(''),
  /** The waiting publication whose place it takes. */
  replaces: z.string().max(100).nullable().default(null),
})

/** Has the draft, as it is now, go live at a time to come. */
export const create = procedure
  .onSite('site.publish')
  .input(input)
  .mutation(async ({ ctx, input: wanted }) =>
    scheduleAnswer(await schedulePublication(ctx.scope, { ...wanted, actor: ctx.actor, now: ctx.now })),
  )
