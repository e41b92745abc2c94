import { refusedRowsFile } from '@forecourt/services/stock-feeds/refusedRowsFile'
import { feedContext } from '@forecourt/services/stock-feeds/takeFeedFile'
import { findFeed } from '../../feeds/findFeed'
import { readable } from '../../feeds/readable'
import { procedure } from '../../procedure'
import { findFeedFile } from './findFeedFile'
import { runInput } from './runInput'

/** The rows of a run's file that give no car or miss a field, as they came, with what is wrong with each: to be mended and sent again. */
export const refusedRows = procedure
  .permission('stock.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const { bytes } = await findFeedFile(scope, id, runId)
    return { csv: await readable(refusedRowsFile(bytes, await feedContext(ctx.db, scope, feed, ctx.now))) }
  })
