import { listMarketFeeds } from '@forecourt/data/market-feeds/marketFeeds'
import { marketReport } from '@forecourt/services/market-feeds/marketReport'
import { marketSite } from '@forecourt/services/market-feeds/marketSite'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { findFormat, marketFormat } from '../../markets/marketInput'
import { procedure } from '../../procedure'

const maxRows = 500

/** Which cars a market place is told of, and why not of the others; by the needs that decide the file itself; those named can be narrowed by what is missing and by name. */
export const report = procedure
  .onSite('stock.read')
  .input(z.object({ format: marketFormat, reason: z.string().max(200).nullable().default(null), words: z.string().max(100).default('') }))
  .query(async ({ ctx, input: { siteId, format: formatId, reason, words } }) => {
    const format = await findFormat(ctx.scope, siteId, formatId)
    const open = await listMarketFeeds(ctx.scope, siteId)
    const market = await marketSite(ctx, siteId, open.find((feed) => feed.format === format.id)?.storeCodes ?? {})
    if (!market) throw new CallProblem('BAD_REQUEST', 'The site isn’t live: nobody is told of its cars.')
    const report = await marketReport(ctx.db, format, market, { most: maxRows, reason, words })
    return { ...report, places: market.locations.map(({ id, name, slug }) => ({ id, name, slug })) }
  })
