import { saveDestination } from '@forecourt/data/leads/delivery/destinations'
import { z } from 'zod'
import { narrowScopes } from '../../../access/narrowScopes'
import { notFound } from '../../../errors/notFound'
import { destinationSettings } from '../../../leads/destinationInput'
import { organisationWideScopes } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Adds a destination, or changes one; what it is can't be changed. */
export const save = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100), id: z.string().min(1).max(100).nullable(), data: destinationSettings }))
  .mutation(async ({ ctx, input: { organisationId, id, data } }) => {
    const [accessScope] = organisationWideScopes(narrowScopes(ctx.db, ctx.accessScopes, organisationId))
    const saved = accessScope && (await saveDestination(accessScope.scope, { organisationId, id, settings: data, actor: ctx.actor }))
    if (!saved) throw notFound('destination or location')
    return { id: saved.id }
  })
