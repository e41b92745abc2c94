import { openMarketFeed } from '@forecourt/data/market-feeds/marketFeeds'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { findFormat, marketFormat } from '../../markets/marketInput'
import { procedure } from '../../procedure'

/** Opens the site's stock to a market place under an address with a secret; opened again, the address before ends. */
export const open = procedure
  .onSite('stock.edit')
  .input(z.object({ format: marketFormat }))
  .mutation(async ({ ctx, input: { siteId, format: formatId } }) => {
    const format = await findFormat(ctx.scope, siteId, formatId)
    const [host] = ctx.site.hosts
    if (host === undefined) throw new CallProblem('BAD_REQUEST', 'Give the site a host name first: the file needs an address.')
    const feed = await openMarketFeed(ctx.scope, { siteId, format: format.id, title: format.title, actor: ctx.actor })
    if (!feed) throw notFound('site')
    return { address: `${ctx.originOf(host)}/feeds/${feed.secret}/${format.file}` }
  })
