import { renewFeedSecret } from '@forecourt/data/stock-feeds/changeStockFeed'
import { findFeed } from '../../feeds/findFeed'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Ends the secret of a feed: whoever pushes needs the new one. */
export const renewSecret = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    await renewFeedSecret(scope, { feedId: id, actor: ctx.actor })
    return { id }
  })
