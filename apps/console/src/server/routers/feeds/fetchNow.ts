import { fetchSoon } from '@forecourt/data/stock-feeds/dueFeeds'
import { CallProblem } from '../../errors/CallProblem'
import { findFeed } from '../../feeds/findFeed'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Has a feed fetched within seconds, whether or not its file changed. */
export const fetchNow = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    if (!(await fetchSoon(scope, { feedId: id, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('BAD_REQUEST', 'Nobody fetches this feed: its file is uploaded or pushed.')
    return { id }
  })
