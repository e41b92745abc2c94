import { closeMarketFeed } from '@forecourt/data/market-feeds/marketFeeds'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { findFormat, marketFormat } from '../../markets/marketInput'
import { procedure } from '../../procedure'

/** Closes a file: its address finds nothing any more. */
export const close = procedure
  .onSite('stock.edit')
  .input(z.object({ format: marketFormat }))
  .mutation(async ({ ctx, input: { siteId, format: formatId } }) => {
    const format = await findFormat(ctx.scope, siteId, formatId)
    if (!(await closeMarketFeed(ctx.scope, { siteId, format: format.id, title: format.title, actor: ctx.actor })))
      throw new CallProblem('BAD_REQUEST', 'It isn’t open.')
    return { id: format.id }
  })
