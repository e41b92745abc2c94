import { nameMarketStores } from '@forecourt/data/market-feeds/marketFeeds'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { findFormat, marketFormat } from '../../markets/marketInput'
import { procedure } from '../../procedure'

const code = z
  .string()
  .trim()
  .min(1)
  .max(64, 'A store code has at most 64 characters.')
  .regex(/^[^\s:,;]+$/, 'A store code has neither spaces nor “:”, “,” or “;”.')

/** Says what a market place calls each location. */
export const stores = procedure
  .onSite('stock.edit')
  .input(z.object({ format: marketFormat, storeCodes: z.record(z.string().max(100), code) }))
  .mutation(async ({ ctx, input: { siteId, format: formatId, storeCodes } }) => {
    const format = await findFormat(ctx.scope, siteId, formatId)
    const feed = await nameMarketStores(ctx.scope, { siteId, format: format.id, title: format.title, storeCodes, actor: ctx.actor })
    if (!feed) throw new CallProblem('BAD_REQUEST', 'Open the file first.')
    return { storeCodes: feed.storeCodes }
  })
