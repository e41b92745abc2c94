import { recordPublishedAnyway } from '@forecourt/data/compliance/waivers'
import { listSchedules, type Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import {
  type ChangeScheduleResult,
  cancelSchedule,
  decideSchedule,
  dismissSchedule,
  moveSchedule,
  type ScheduleResult,
  schedulePublication,
} from '@forecourt/data/publishing/schedules/schedulePublication'
import { z } from 'zod'
import { refuseUnexplained } from '../compliance/refuseUnlawful'
import { warningsReason } from '../compliance/warningsReason'
import { revision, versionNumber } from '../configValues'
import { CallProblem, notFound } from '../errors/CallProblem'
import { instant } from '../instant'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Returns a scheduled publication, or throws why it could not be scheduled or changed. */
const requireSchedule = (result: ScheduleResult | ChangeScheduleResult): { readonly schedule: Schedule } => {
  if (result.ok) return { schedule: result.schedule }
  switch (result.reason) {
    case 'time':
      throw new CallProblem('BAD_REQUEST', result.message, { fields: { publishAt: result.message } })
    case 'invalid': {
      const { length } = result.problems
      throw new CallProblem(
        'BAD_REQUEST',
        `${length} ${length === 1 ? 'setting needs' : 'settings need'} attention before this can go live.`,
        {
          problems: result.problems,
        },
      )
    }
    case 'taken':
    case 'conflict':
    case 'settled':
      throw new CallProblem('CONFLICT', result.message)
    case 'notFound':
      throw 'message' in result ? new CallProblem('NOT_FOUND', result.message) : notFound('site')
  }
}

/** The scheduled publication of a site, and earlier outcomes. */
const list = procedure.onSite('site.read').query(({ ctx, input: { siteId } }) => listSchedules(ctx.scope, siteId))

const input = z.object({
  publishAt: instant,
  expectedRevision: revision,
  expectedVersion: versionNumber.nullable(),
  note: z.string().trim().max(500).default(''),
  reason: warningsReason,
  /** The scheduled publication that it replaces. */
  replaces: z.string().max(100).nullable().default(null),
})

/** Schedules publishing of the draft as it is now. */
const create = procedure
  .onSite('site.publish')
  .input(input)
  .mutation(async ({ ctx, input: { reason, ...wanted } }) => {
    const { siteId } = wanted
    const findings = await refuseUnexplained(ctx, { siteId }, { reason })
    const scheduled = requireSchedule(await schedulePublication(ctx.scope, { ...wanted, actor: ctx.actor, now: ctx.now }))
    await recordPublishedAnyway(ctx.scope, { siteId, findings, reason, isScheduled: true, actor: ctx.actor })
    return scheduled
  })

/** Changes the time of a scheduled publication. */
const move = procedure
  .onSite('site.publish')
  .input(z.object({ id: z.string().max(100), publishAt: instant }))
  .mutation(async ({ ctx, input }) => requireSchedule(await moveSchedule(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })))

/** Cancels a scheduled publication; the draft stays. */
const cancel = procedure
  .onSite('site.publish')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input }) => requireSchedule(await cancelSchedule(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })))

/** Chooses the side of a conflict between the schedule and a newer live version. */
const decide = procedure
  .onSite('site.publish')
  .input(z.object({ id: z.string().max(100), decision: z.enum(['asked', 'live']), version: versionNumber.nullable() }))
  .mutation(async ({ ctx, input }) => requireSchedule(await decideSchedule(ctx.scope, { ...input, actor: ctx.actor, now: ctx.now })))

/** Dismisses the outcome of a scheduled publication for the caller. */
const read = procedure
  .onSite('site.read')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(({ ctx, input }) => dismissSchedule(ctx.scope, { ...input, userId: ctx.session.user.id }))

export const schedulesRouter = router({ list, create, move, cancel, decide, read })
