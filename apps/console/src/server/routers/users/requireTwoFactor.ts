import { setTwoFactor } from '@forecourt/data/organisations/setTwoFactor'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Asks the people of an organisation for a second factor: who has none sets it up before anything else. */
export const requireTwoFactor = procedure
  .permission('user.manage')
  .input(z.object({ organisationId: z.string().min(1).max(100), required: z.boolean() }))
  .mutation(async ({ ctx, input: { organisationId, required } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || accessScope.siteIds !== null || !(await setTwoFactor(ctx.db, { organisationId, required, actor: ctx.actor })))
      throw notFound('organisation')
    return { organisationId, required }
  })
