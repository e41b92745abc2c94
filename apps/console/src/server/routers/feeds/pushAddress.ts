import { feedSecret } from '@forecourt/services/stock-feeds/feedSecret'
import { CallProblem } from '../../errors/CallProblem'
import { findFeed } from '../../feeds/findFeed'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** Where a dealer's system pushes cars to, and the secret it sends with them. */
export const pushAddress = procedure
  .permission('stock.edit')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { feed } = await findFeed(ctx.accessScopes, id)
    if (feed.source.kind !== 'push') throw new CallProblem('BAD_REQUEST', 'Nobody pushes to this feed.')
    return { address: `${ctx.consoleUrl}/api/stock-feeds/${feed.id}`, secret: feedSecret(ctx.secret, feed) }
  })
