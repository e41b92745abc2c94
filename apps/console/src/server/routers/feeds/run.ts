import { getFeedRun } from '@forecourt/data/stock-feeds/feedRuns'
import { notFound } from '../../errors/notFound'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { runInput } from './runInput'

/** One run with what it did to cars, field by field. */
export const run = procedure
  .permission('stock.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const found = await getFeedRun(scope, id, runId)
    if (!found) throw notFound('import')
    return found
  })
