import { refusedRowsFile } from '@forecourt/services/stock-feeds/refusedRowsFile'
import { CallProblem } from '../../errors/CallProblem'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { keptFile } from './keptFile'
import { runInput } from './runInput'

/** The rows of a run's file that give no car or miss a field, as they came, with what is wrong with each: to be mended and sent again. */
export const refusedRows = procedure
  .permission('stock.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.reach, id)
    const { bytes } = await keptFile(scope, id, runId)
    const csv = await refusedRowsFile(ctx.db, scope, feed, bytes, ctx.now)
    if (typeof csv !== 'string') throw new CallProblem('BAD_REQUEST', csv.problem)
    return { csv }
  })
