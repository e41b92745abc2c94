import { addSupplier } from '@forecourt/data/leads/delivery/suppliers'
import { newAccessKey } from '@forecourt/services/destinations/accessKey'
import { z } from 'zod'
import { findWithin } from '../../../access/findWithin'
import { notFound } from '../../../errors/notFound'
import { organisationWideScopes } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Lets a market place post leads of a site, with a key that is shown once. */
export const add = procedure
  .permission('lead.deliver')
  .input(z.object({ siteId: z.string().min(1).max(100), name: z.string().trim().min(1, 'Name the market place.').max(80) }))
  .mutation(async ({ ctx, input: { siteId, name } }) => {
    const { key, stored } = newAccessKey()
    const made = await findWithin(organisationWideScopes(ctx.accessScopes), (scope) =>
      addSupplier(scope, { siteId, name, key: stored, actor: ctx.actor, now: ctx.now }),
    )
    if (!made) throw notFound('site')
    return { id: made.record.id, key }
  })
