import { listSuppliers } from '@forecourt/data/leads/delivery/suppliers'
import { replyAddress } from '@forecourt/services/inbox/replyAddress'
import { z } from 'zod'
import { narrowScopes } from '../../../access/narrowScopes'
import { notFound } from '../../../errors/notFound'
import { organisationWideScopes } from '../../../leads/findDestination'
import { procedure } from '../../../procedure'

/** Who posts leads, and the address they post to. */
export const list = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationWideScopes(
      organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId),
    )
    if (organisationId !== null && accessScopes.length === 0) throw notFound('organisation')
    return {
      address: `${ctx.consoleUrl}/api/leads`,
      suppliers: (await Promise.all(accessScopes.map(({ scope }) => listSuppliers(scope)))).flat().map((supplier) => ({
        ...supplier,
        /** Where its mails go; null where this installation receives none. */
        mailAddress:
          ctx.replyDomain === null ? null : replyAddress({ secret: ctx.internalSecret, domain: ctx.replyDomain }, 'lead', supplier.id),
      })),
    }
  })
