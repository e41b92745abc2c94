import { listDeliveries } from '@forecourt/data/leads/delivery/deliveryLog'
import { z } from 'zod'
import { findDestination } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** What a destination got and is to get, with every try, newest first. */
export const log = procedure
  .permission('lead.deliver')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      status: z.enum(['pending', 'delivered', 'dead']).nullable().default(null),
      text: z.string().trim().max(100).default(''),
      page: z.int().min(1).max(1000).default(1),
      perPage: z.int().min(1).max(100).default(25),
    }),
  )
  .query(async ({ ctx, input: { id, ...query } }) => {
    const { scope } = await findDestination(ctx.accessScopes, id)
    return listDeliveries(scope, { destinationId: id, ...query })
  })
