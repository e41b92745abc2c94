import { listFeedFormats } from '@forecourt/data/stock-feeds/feedFormats'
import { taughtFeeds } from '@forecourt/data/stock-feeds/listStockFeeds'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { previewFile } from '@forecourt/services/stock-feeds/previewFile'
import { sharedMapping } from '@forecourt/services/stock-feeds/shared/sharedMapping'
import { feedContext } from '@forecourt/services/stock-feeds/takeFeedFile'
import { findFeed } from '../../feeds/findFeed'
import { readable } from '../../feeds/readable'
import { procedure } from '../../procedure'
import { findFeedFile } from './findFeedFile'
import { runInput } from './runInput'

/** What becomes of the first rows of a run's file: by the mapping sent, the feed's own, or what is known of its headings; with how another feed of the business, or a format staff published, reads the same headings. Nothing is kept. */
export const preview = procedure
  .permission('stock.edit')
  .input(runInput.extend({ mapping: feedMapping.nullable().default(null) }))
  .query(async ({ ctx, input: { id, runId, mapping } }) => {
    const { feed, scope, siteIds } = await findFeed(ctx.accessScopes, id)
    const { bytes } = await findFeedFile(scope, id, runId)
    const context = await feedContext(ctx.db, scope, mapping === null ? feed : { ...feed, mapping }, ctx.now)
    const preview = await readable(previewFile(bytes, context))
    const isTaught = mapping !== null || feed.mapping !== null
    if (isTaught) return { ...preview, shared: null }
    const [feeds, formats] = [await taughtFeeds(scope, feed, siteIds), await listFeedFormats(scope)]
    return { ...preview, shared: sharedMapping({ feeds, formats }, preview.headings) }
  })
