import { getFeedRun } from '@forecourt/data/stock-feeds/feedRuns'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { takeFeedFile } from '@forecourt/services/stock-feeds/takeFeedFile'
import { notFound } from '../../errors/notFound'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { findFeedFile } from './findFeedFile'
import { runInput } from './runInput'

/** What the file of a run would do to the stock as it is now, by the mapping sent or the feed's own. Nothing is changed. */
export const dryRun = procedure
  .permission('stock.edit')
  .input(runInput.extend({ mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, runId, mapping } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const { name, bytes } = await findFeedFile(scope, id, runId)
    const kept = await getFeedRun(scope, id, runId)
    if (!kept) throw notFound('import')
    const file = { name, bytes, madeAt: null }
    const read = { ...feed, mapping: mapping ?? feed.mapping }
    const found = await takeFeedFile(ctx.db, scope, read, file, {
      ...{ mode: 'dry', trigger: 'person', isWhole: kept.run.isWhole, actor: ctx.actor, now: ctx.now },
    })
    if (!found) throw notFound('feed')
    return found
  })
