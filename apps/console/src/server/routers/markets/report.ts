import { listMarketFeeds } from '@forecourt/data/market-feeds/marketFeeds'
import { marketReport } from '@forecourt/services/market-feeds/marketReport'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { marketFormat } from '../../markets/marketInput'
import { marketSite } from '../../markets/marketSite'
import { procedure } from '../../procedure'

const most = 500

/** Which cars a market place is told of, and why not of the others; by the needs that decide the file itself. */
export const report = procedure
  .onSite('stock.read')
  .input(z.object({ format: marketFormat }))
  .query(async ({ ctx, input: { siteId, format } }) => {
    const open = await listMarketFeeds(ctx.scope, siteId)
    const market = await marketSite(ctx, siteId, open.find((feed) => feed.format === format.id)?.storeCodes ?? {})
    if (!market) throw new CallProblem('BAD_REQUEST', 'The site isn’t live: nobody is told of its cars.')
    return marketReport(ctx.db, format, market, most)
  })
