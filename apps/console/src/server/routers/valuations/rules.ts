import { loadValuationRules } from '@forecourt/data/valuations/valuationRules'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** A business's rules of trade-in prices. */
export const rules = procedure
  .permission('valuation.rules')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return loadValuationRules(accessScope.scope, organisationId)
  })
