import { replayOutbox } from '@forecourt/data/outbox/replayOutbox'
import { outboxKinds } from '@forecourt/rules/outbox/outboxMessages'
import { z } from 'zod'
import { procedure } from '../../procedure'

const instant = z.iso.datetime({ offset: true })

/** Has messages that were given up sent once more: some, or all that were written in a time. */
export const replay = procedure
  .onPlatform('mail.resend')
  .input(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('these'), ids: z.array(z.string().min(1).max(100)).min(1).max(100) }),
      z.object({ kind: z.literal('range'), from: instant, until: instant, of: z.enum(outboxKinds).nullable() }),
    ]),
  )
  .mutation(async ({ ctx, input }) => ({ count: await replayOutbox(ctx.db.platform, { replayed: input, actor: ctx.actor, now: ctx.now }) }))
