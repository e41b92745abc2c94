import { listCarBatches } from '@forecourt/data/stock/many/carBatches'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What was done to many cars at once, latest first, and how much of it was taken back. */
export const bulkHistory = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (accessScopes.length === 0) throw notFound('organisation')
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => listCarBatches(scope, siteIds)))
    return parts.flat().sort((one, other) => other.at.localeCompare(one.at))
  })
