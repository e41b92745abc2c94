import { stockWords } from '@forecourt/data/stock/stockWords'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What an organisation's cars say already of colour, badge, fuel and the like, for the next one to be typed alike. */
export const words = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().min(1).max(100) }))
  .query(({ ctx, input: { organisationId } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    return stockWords(accessScope.scope, organisationId, accessScope.siteIds)
  })
