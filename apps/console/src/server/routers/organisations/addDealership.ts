import { addDealership as add } from '@forecourt/data/organisations/addDealership'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Adds a dealership to an organisation. */
export const addDealership = procedure
  .permission('site.create')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      name: z.string().trim().min(1, 'Give the dealership a name.').max(80),
      makes: z.array(z.string().max(40)).max(40),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, input.organisationId)
    const id = accessScope ? await add(accessScope.scope, { ...input, actor: ctx.actor }) : null
    if (id === null) throw notFound('organisation')
    return { id }
  })
