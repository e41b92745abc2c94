import { sitesOfModel } from '@forecourt/data/manufacturers/sitesOfModel'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { ownerInput } from '../../edited-records/recordInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** The sites a model can be looked at on: of its make or, where it is a business's own, of the business. */
export const sites = procedure
  .permission('model.edit')
  .input(ownerInput.extend({ manufacturerId: z.string().max(200).nullable() }))
  .query(async ({ ctx, input: { manufacturerId, organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (accessScopes.length === 0) throw notFound('organisation')
    const found = await Promise.all(
      accessScopes.map(({ scope, siteIds }) => sitesOfModel(scope, { manufacturerId, organisationId, allowedSiteIds: siteIds })),
    )
    return found.flat()
  })
