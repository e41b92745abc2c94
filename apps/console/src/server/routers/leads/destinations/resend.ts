import { resendDeliveries } from '@forecourt/data/leads/delivery/resendDeliveries'
import { z } from 'zod'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

const instant = z.iso.datetime({ offset: true })

/** Has leads sent once more: some, those given up, or all of a time. */
export const resend = procedure
  .permission('lead.deliver')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      resent: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('these'), ids: z.array(z.string().min(1).max(100)).min(1).max(100) }),
        z.object({ kind: z.literal('dead') }),
        z.object({ kind: z.literal('range'), from: instant, until: instant, alsoDelivered: z.boolean() }),
      ]),
    }),
  )
  .mutation(async ({ ctx, input: { id, resent } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    return { count: (await resendDeliveries(scope, { destinationId: id, resent, actor: ctx.actor, now: ctx.now })) ?? 0 }
  })
