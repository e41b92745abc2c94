import { sendMarketNow } from '@forecourt/data/market-feeds/marketDeliveries'
import { CallProblem } from '../../errors/CallProblem'
import { templateInput } from '../../markets/templateInput'
import { procedure } from '../../procedure'

/** Has a file of the site's stock sent within seconds, whether or not anything changed. */
export const sendTemplate = procedure
  .onSite('stock.edit')
  .input(templateInput)
  .mutation(async ({ ctx, input: { siteId, templateId } }) => {
    if (!(await sendMarketNow(ctx.scope, { siteId, templateId, actor: ctx.actor, now: ctx.now })))
      throw new CallProblem('BAD_REQUEST', 'Nobody is sent this file: it is fetched from its address.')
    return { id: templateId }
  })
