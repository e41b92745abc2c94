import { feedPlaces } from '@forecourt/data/stock-feeds/feedPlaces'
import { findFeed } from '../../feeds/findFeed'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** A feed with the locations its cars can stand at. */
export const getOne = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    return { ...feed, places: await feedPlaces(scope, feed.dealershipId) }
  })
