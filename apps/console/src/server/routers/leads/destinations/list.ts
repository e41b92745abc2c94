import { listDestinations } from '@forecourt/data/leads/delivery/destinations'
import { z } from 'zod'
import { narrowScopes } from '../../../access/narrowScopes'
import { notFound } from '../../../errors/notFound'
import { organisationWideScopes } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Where leads go, with what waits. */
export const list = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationWideScopes(
      organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId),
    )
    if (organisationId !== null && accessScopes.length === 0) throw notFound('organisation')
    return (await Promise.all(accessScopes.map(({ scope }) => listDestinations(scope)))).flat()
  })
