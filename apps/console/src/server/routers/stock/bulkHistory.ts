import { listCarBatches } from '@forecourt/data/stock/many/carBatches'
import { z } from 'zod'
import { narrowReach } from '../../access/narrowReach'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What was done to many cars at once, latest first, and how much of it was taken back. */
export const bulkHistory = procedure
  .permission('stock.read')
  .input(z.object({ organisationId: z.string().max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const reach = organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId)
    if (reach.length === 0) throw notFound('organisation')
    const parts = await Promise.all(reach.map(({ scope, siteIds }) => listCarBatches(scope, siteIds)))
    return parts.flat().sort((one, other) => other.at.localeCompare(one.at))
  })
