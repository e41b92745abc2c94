import { loadValuationRules } from '@forecourt/data/valuations/valuationRules'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** A business's rules of trade-in prices. */
export const rules = procedure
  .permission('valuation.rules')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const [reach] = narrowReach(ctx.db, ctx.reach, organisationId)
    if (!reach) throw notFound('organisation')
    return loadValuationRules(reach.scope, organisationId)
  })
