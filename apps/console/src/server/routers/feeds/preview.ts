import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { previewFeed } from '@forecourt/services/stock-feeds/previewFeed'
import { CallProblem } from '../../errors/CallProblem'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { keptFile } from './keptFile'
import { runInput } from './runInput'

/** What becomes of the first rows of a run's file: by the mapping sent, the feed's own, or what is known of its headings. Nothing is kept. */
export const preview = procedure
  .permission('stock.edit')
  .input(runInput.extend({ mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, runId, mapping } }) => {
    const { feed, scope } = await findFeed(ctx.reach, id)
    const { bytes } = await keptFile(scope, id, runId)
    const found = await previewFeed(ctx.db, scope, feed, bytes, { mapping, now: ctx.now })
    if ('cut' in found) throw new CallProblem('BAD_REQUEST', found.problem)
    return found
  })
