import { storedFeedFile } from '@forecourt/data/stock-feeds/feedFiles'
import { notFound } from '../../errors/notFound'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { runInput } from './runInput'

/** The file of a run as it came, in base64; it is kept for thirty days. */
export const file = procedure
  .permission('stock.read')
  .input(runInput)
  .query(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const found = await storedFeedFile(scope, id, runId)
    if (!found) throw notFound('file')
    return { name: found.name, data: Buffer.from(found.bytes).toString('base64') }
  })
