import { removeStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { findFeed } from '../../feeds/findFeed'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Removes a feed and its history; the cars it brought stay. */
export const remove = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    await removeStockFeed(scope, { feedId: id, actor: ctx.actor })
    return { id }
  })
