import { changeFeedMapping } from '@forecourt/data/stock-feeds/changeStockFeed'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'

/** Changes how a feed's columns are read, from its next file on. */
export const map = procedure
  .permission('stock.edit')
  .input(z.object({ id: z.string().min(1).max(100), mapping: feedMapping }))
  .mutation(async ({ ctx, input: { id, mapping } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const feed = await changeFeedMapping(scope, { feedId: id, mapping, actor: ctx.actor })
    if (!feed) throw notFound('feed')
    return feed
  })
