import { changeStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { z } from 'zod'
import { feedAnswer } from '../../feeds/feedAnswer'
import { feedSettings } from '../../feeds/feedInput'
import { findFeed } from '../../feeds/findFeed'
import { sealedSettings } from '../../feeds/sealedSettings'
import { procedure } from '../../procedure'

/** Changes what a feed is and does; the cars it brought stay. */
export const change = procedure
  .permission('stock.edit')
  .input(z.object({ id: z.string().min(1).max(100), data: z.object(feedSettings) }))
  .mutation(async ({ ctx, input: { id, data } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    return feedAnswer(
      await changeStockFeed(scope, { feedId: id, settings: sealedSettings(ctx.secret, data), actor: ctx.actor, now: ctx.now }),
      'feed',
    )
  })
